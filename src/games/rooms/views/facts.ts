import type { Agent } from '../../../engine/rules.ts';
import { atom, bottom, top } from '../../../logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../../../logic/formula/formula.ts';
import { atomKey } from '../../../logic/symbolic/knowledge-structure.ts';
import { sideOf } from '../roles.ts';
import type { Room } from '../types.ts';
import type { NightPast, Past } from './past.ts';
import { isOver } from './past.ts';

/** What everybody knows of the roles in play, as far as the laws of a view ask for it. */
export interface InPlay {
  readonly stowaway: boolean;
  readonly contortionist: boolean;
  readonly drifter: boolean;
  readonly concierge: boolean;
  readonly saboteur: boolean;
  readonly mafia: number;
}

/**
 * The facts of which a view speaks. For everybody: who is mafia, the Drifter, and who was sent to kill. For the players whose eyes
 * it takes: who was named to them, whether they stayed, and whether they slept in a room that was shown with a death. What everybody knows is
 * a constant.
 */
export class Facts {
  readonly inPlay: InPlay;
  /** The rooms that were shown with a death (R35). */
  readonly shownRooms: readonly Room[];
  /** The nights that are over. */
  readonly nights: readonly NightPast[];
  readonly #truths = new Map<string, boolean>();
  readonly #atoms = new Map<string, AtomFormula>();
  readonly #constants: ReadonlySet<string>;

  constructor(
    readonly past: Past,
    /** Whose eyes the view takes, ascending. */
    readonly eyes: readonly Agent[],
    /** These and others, whose view it is a part of: the facts of a part are named as the whole names them. */
    private readonly whole: readonly Agent[] = eyes,
    /** Somebody for whom all that they know is constant, too. */
    knower: Agent | null = null,
  ) {
    const { inPlay, nights } = past;
    this.inPlay = {
      stowaway: inPlay.includes('STOWAWAY'),
      contortionist: inPlay.includes('CONTORTIONIST'),
      drifter: inPlay.includes('DRIFTER'),
      concierge: inPlay.includes('CONCIERGE'),
      saboteur: inPlay.includes('SABOTEUR'),
      mafia: inPlay.filter((role) => sideOf(role) === 'MAFIA').length,
    };
    this.nights = nights.filter(isOver);
    this.shownRooms = [...new Set(nights.flatMap(({ killed }) => (killed === null ? [] : [killed.room])))];
    this.#list();
    const constant = [
      ...[...past.shown].flatMap((agent) => this.ofRole(agent)),
      ...[...past.shared].flatMap(([agent, count]) => this.#inDiary(agent, count)),
      ...(knower === null ? [] : this.#inDiary(knower, Infinity)),
    ];
    this.#constants = new Set(constant.map(atomKey));
  }

  /** All facts that are no constants, in the order of the diagrams' variables. */
  get open(): readonly AtomFormula[] {
    return [...this.#atoms].flatMap(([key, fact]) => (this.#constants.has(key) ? [] : [fact]));
  }

  /** Those of them that really hold. */
  get holding(): readonly AtomFormula[] {
    return this.open.filter((fact) => this.#truths.get(atomKey(fact)));
  }

  /** Whose own records of a night the view keeps: those of the eyes, and of whoever showed them to all. */
  eyesIn(night: number): readonly Agent[] {
    return this.#keptIn(night, this.eyes);
  }

  #keptIn(night: number, eyes: readonly Agent[]): readonly Agent[] {
    const { players, nights, shared } = this.past;
    const place = nights.findIndex((past) => past.night === night);
    const { present } = nights[place];
    const keeps = (agent: Agent) => eyes.includes(agent) || (shared.get(agent) ?? 0) > place;
    return [...players.keys()].filter((agent) => present.includes(agent) && keeps(agent));
  }

  mafia(agent: Agent): Formula {
    return this.#fact(this.#named('mafia', agent));
  }

  drifter(agent: Agent): Formula {
    return this.#fact(this.#named('drifter', agent));
  }

  /**
   * Where a player may be the Stowaway. The view does not keep which of the mafia it is until that is shown: whom everybody met would have to be
   * remembered for it.
   */
  maybeStowaway(agent: Agent): Formula {
    const { roles, shown } = this.past;
    const holder = roles.indexOf('STOWAWAY');
    if (holder < 0) return bottom;
    if (shown.has(holder)) return agent === holder ? top : bottom;
    return this.mafia(agent);
  }

  did(agent: Agent, night: number): Formula {
    return this.#fact(this.#named('did', agent, night));
  }

  /** `other` was named to `agent` (R18): the eyes' own, and where nobody can go unnamed everybody's who met them. */
  named(agent: Agent, other: Agent, night: number): Formula {
    return this.#fact(this.#meeting(agent, other, night));
  }

  /** In this night the player slept where they had slept in the night before. */
  stayed(agent: Agent, night: number): Formula {
    return this.#fact(this.#named('stayed', agent, night));
  }

  slept(agent: Agent, room: Room, night: number): Formula {
    return this.#fact(this.#named('slept', agent, room, night));
  }

  /** What a player's own card tells of them. */
  ofRole(agent: Agent): readonly AtomFormula[] {
    return this.#known(['mafia', 'drifter'].map((name) => this.#named(name, agent)));
  }

  /** What the mafia are shown: each other with their roles, and the plans of the nights in which `agent` was alive. */
  ofMafia(agent: Agent, count = Infinity): readonly AtomFormula[] {
    const everybody = [...this.past.players.keys()];
    const roles = everybody.map((other) => this.#named('mafia', other));
    const plans = this.past.nights
      .slice(0, count)
      .filter(({ present }) => present.includes(agent))
      .flatMap(({ night }) => everybody.map((other) => this.#named('did', other, night)));
    return this.#known([...roles, ...plans]);
  }

  /** What a player saw with their own eyes: in the first `count` nights. */
  seenBy(agent: Agent, count = Infinity): readonly AtomFormula[] {
    const own = this.past.nights
      .slice(0, count)
      .flatMap(({ night }) => [
        this.#named('did', agent, night),
        ...[...this.past.players.keys()].map((other) => this.#meeting(agent, other, night)),
        this.#named('stayed', agent, night),
        ...this.shownRooms.map((room) => this.#named('slept', agent, room, night)),
      ]);
    return [...this.ofRole(agent), ...this.#known(own)];
  }

  /** What is in a diary of so many nights. */
  #inDiary(agent: Agent, count: number): readonly AtomFormula[] {
    const mafia = sideOf(this.past.roles[agent]) === 'MAFIA' ? this.ofMafia(agent, count) : [];
    return [...this.seenBy(agent, count), ...mafia];
  }

  #known(facts: readonly AtomFormula[]): readonly AtomFormula[] {
    return facts.flatMap((fact) => this.#atoms.get(atomKey(fact)) ?? []);
  }

  #fact(fact: AtomFormula): Formula {
    const key = atomKey(fact);
    const truth = this.#truths.get(key);
    if (truth === undefined) return bottom;
    return this.#constants.has(key) ? (truth ? top : bottom) : fact;
  }

  #meeting(agent: Agent, other: Agent, night: number): AtomFormula {
    // Where nobody can go unnamed, a meeting is one fact, whosever diary tells it.
    const eyes = this.#keptIn(night, this.whole);
    const turned = !this.inPlay.stowaway && eyes.includes(other) && (other < agent || !eyes.includes(agent));
    return turned ? this.#named('named', other, agent, night) : this.#named('named', agent, other, night);
  }

  #named(name: string, agent: Agent, ...more: readonly number[]): AtomFormula {
    const { players } = this.past;
    if (name !== 'named') return atom(name, players[agent], ...more.map(String));
    const [other, night] = more;
    return atom(name, players[agent], players[other], String(night));
  }

  #add(fact: AtomFormula, truth: boolean): void {
    const key = atomKey(fact);
    if (this.#atoms.has(key)) return;
    this.#atoms.set(key, fact);
    this.#truths.set(key, truth);
  }

  /** Night by night, the players' factions last. */
  #list(): void {
    const { past, shownRooms } = this;
    for (const [place, { night, present, plan, slept }] of past.nights.entries()) {
      const eyes = this.eyesIn(night);
      for (const other of present) {
        for (const agent of eyes.filter((one) => one !== other && slept.has(one))) {
          this.#add(this.#meeting(agent, other, night), slept.get(agent)?.company.includes(other) === true);
        }
        if (plan !== null) this.#add(this.#named('did', other, night), plan.by === other);
      }
      for (const agent of eyes) {
        const room = slept.get(agent)?.room;
        if (room === undefined) continue;
        if (place > 0)
          this.#add(this.#named('stayed', agent, night), past.nights[place - 1].slept.get(agent)?.room === room);
        for (const shown of shownRooms) this.#add(this.#named('slept', agent, shown, night), room === shown);
      }
    }
    const { drifter } = this.inPlay;
    for (const [agent, role] of past.roles.entries()) {
      this.#add(this.#named('mafia', agent), sideOf(role) === 'MAFIA');
      if (drifter) this.#add(this.#named('drifter', agent), role === 'DRIFTER');
    }
  }
}
