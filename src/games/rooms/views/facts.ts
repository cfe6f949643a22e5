import type { Agent } from '../../../engine/rules.ts';
import { and, atom, bottom, not, or, top } from '../../../logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../../../logic/formula/formula.ts';
import { atomKey } from '../../../logic/symbolic/knowledge-structure.ts';
import { sideOf } from '../roles.ts';
import type { Role, Room } from '../types.ts';
import { isSmall, keptRoles, keptRooms } from './kept.ts';
import type { NightPast, Past } from './past.ts';
import { isHeld, isOver } from './past.ts';
import { carriedFrom, deducedSwaps, swappedRooms } from './swaps.ts';

/**
 * The facts of which a view speaks. For everybody: who is mafia, who holds a role of which something can be learned, and who was sent to kill. For the
 * players whose eyes it takes: who was named to them, whether they stayed, were sent back or put somewhere, whether a trap was void, and whether
 * they slept in one of the rooms that are kept. What everybody knows is a constant.
 */
export class Facts {
  /** The nights that are over. */
  readonly nights: readonly NightPast[];
  /** The rooms of which it is kept who slept there, and the roles of which it is kept who holds them. */
  readonly rooms: readonly Room[];
  readonly roles: readonly Role[];
  readonly mafiaCount: number;
  /** Everybody's eyes are taken, and all that they saw is kept. */
  readonly isSmall: boolean;
  readonly #truths = new Map<string, boolean>();
  readonly #atoms = new Map<string, AtomFormula>();
  readonly #constants: ReadonlySet<string>;
  #open: readonly AtomFormula[] | null = null;
  readonly #formulas = new Map<string, Formula>();
  readonly #eyes = new Map<number, readonly Agent[]>();

  constructor(
    readonly past: Past,
    /** Whose eyes the view takes, ascending. */
    readonly eyes: readonly Agent[],
    /** These and others, whose view it is a part of: the facts of a part are named as the whole names them. */
    private readonly whole: readonly Agent[] = eyes,
    /** Somebody for whom all that they know is constant, too. */
    private readonly knower: Agent | null = null,
  ) {
    const { inPlay, nights } = past;
    this.isSmall = isSmall(past);
    this.mafiaCount = inPlay.filter((role) => sideOf(role) === 'MAFIA').length;
    this.nights = nights.filter(isOver);
    this.rooms = keptRooms(past);
    this.roles = keptRoles(past);
    this.#list();
    const constant = [
      ...[...past.shown].flatMap((agent) => this.ofRole(agent)),
      ...[...past.shared].flatMap(([agent, count]) => this.#inDiary(agent, count)),
      ...this.#ofHeld(),
      ...(knower === null ? [] : this.#inDiary(knower, Infinity)),
      ...(knower === null ? [] : this.#known(deducedSwaps(past, knower).flatMap((night) => this.#ofSwap(night)))),
    ];
    this.#constants = new Set(constant.map(atomKey));
  }

  /** All facts that are no constants, in the order of the diagrams' variables. */
  get open(): readonly AtomFormula[] {
    return (this.#open ??= [...this.#atoms].flatMap(([key, fact]) => (this.#constants.has(key) ? [] : [fact])));
  }

  /** Those of them that really hold. */
  get holding(): readonly AtomFormula[] {
    return this.open.filter((fact) => this.#truths.get(atomKey(fact)));
  }

  /** Whose own records of a night the view keeps: those of the eyes, and of whoever showed them to all. */
  eyesIn(night: number): readonly Agent[] {
    const known = this.#eyes.get(night) ?? this.#keptIn(night, this.eyes);
    this.#eyes.set(night, known);
    return known;
  }

  #keptIn(night: number, eyes: readonly Agent[]): readonly Agent[] {
    const { players, nights, shared } = this.past;
    const place = nights.findIndex((past) => past.night === night);
    const { present } = nights[place];
    const keeps = (agent: Agent) => eyes.includes(agent) || (shared.get(agent) ?? 0) > place;
    return [...players.keys()].filter((agent) => present.includes(agent) && keeps(agent));
  }

  /** Those of them whose records are constants, since everybody reads them, or it is they of whose knowledge the view is made. */
  readersIn(night: number): readonly Agent[] {
    const { nights, shared } = this.past;
    const place = nights.findIndex((past) => past.night === night);
    return this.eyesIn(night).filter((agent) => agent === this.knower || (shared.get(agent) ?? 0) > place);
  }

  /** Are roles kept apart within sides: in a small house, or where somebody's records are constants? Else that takes too much. */
  get isDetailed(): boolean {
    return this.isSmall || this.knower !== null;
  }

  /** Are laws of what a player saw in a night made in detail? */
  isExact(agent: Agent, night: number): boolean {
    return this.isSmall || this.readersIn(night).includes(agent);
  }

  mafia(agent: Agent): Formula {
    return this.#fact(`mafia ${agent}`, () => this.#named('mafia', agent));
  }

  /** Does a player hold a role that is kept? Nobody holds one that is not in play. */
  role(agent: Agent, role: Role): Formula {
    return this.#fact(`${role} ${agent}`, () => this.#named(role, agent));
  }

  /** Where a player may be the Stowaway: exactly where laws are made in detail, else any of the mafia until it is shown who it is. */
  stowaway(agent: Agent, isExact: boolean): Formula {
    const { inPlay, roles, shown } = this.past;
    if (isExact || shown.has(roles.indexOf('STOWAWAY'))) return this.role(agent, 'STOWAWAY');
    return inPlay.includes('STOWAWAY') ? this.mafia(agent) : bottom;
  }

  /** R15: a player who fills no room. */
  outsideLimit(agent: Agent): Formula {
    return or(this.role(agent, 'CONTORTIONIST'), this.role(agent, 'STOWAWAY'));
  }

  /** Is somebody there in a night who may hold this role, as far as everybody knows? */
  mayBeThere(role: Role, { present }: NightPast): boolean {
    const { inPlay, roles, shown } = this.past;
    const holder = roles.indexOf(role);
    return inPlay.includes(role) && (present.includes(holder) || !shown.has(holder));
  }

  did(agent: Agent, night: number): Formula {
    return this.#fact(`did ${agent} ${night}`, () => this.#named('did', agent, night));
  }

  /** The kill was aimed at this room; kept where all rooms are. */
  aimed(room: Room, night: number): Formula {
    return this.#fact(`aimed ${room} ${night}`, () => this.#of('aimed', room, night));
  }

  /** `other` was named to `agent` (R18): the eyes' own, and where nobody can go unnamed everybody's who met them. */
  named(agent: Agent, other: Agent, night: number): Formula {
    return this.#fact(`named ${agent} ${other} ${night}`, () => this.#meeting(agent, other, night));
  }

  /** In this night the player slept where they had slept in the night before. */
  stayed(agent: Agent, night: number): Formula {
    return this.#fact(`stayed ${agent} ${night}`, () => this.#named('stayed', agent, night));
  }

  slept(agent: Agent, room: Room, night: number): Formula {
    return this.#fact(`slept ${agent} ${room} ${night}`, () => this.#named('slept', agent, room, night));
  }

  /** R12: the player was sent back; kept in a small house, as are the next two. */
  sentBack(agent: Agent, night: number): Formula {
    return this.#fact(`sentback ${agent} ${night}`, () => this.#named('sentback', agent, night));
  }

  /** R14: the player was put somewhere. */
  placed(agent: Agent, night: number): Formula {
    return this.#fact(`placed ${agent} ${night}`, () => this.#named('placed', agent, night));
  }

  /** R24: the player was there when a trap became void. */
  voided(agent: Agent, night: number): Formula {
    return this.#fact(`voided ${agent} ${night}`, () => this.#named('voided', agent, night));
  }

  /** The Concierge swapped two rooms. */
  swapped(night: number): Formula {
    return this.keepsAll
      ? or(...this.rooms.map((room) => this.turned(room, night)))
      : this.#fact(`swapped ${night}`, () => this.#of('swapped', night));
  }

  /** Are all rooms kept, and all that everybody saw? Then it is kept, too, which rooms were swapped. */
  get keepsAll(): boolean {
    return this.isSmall && this.rooms.length === this.past.hall;
  }

  /** A room is one of the two that were swapped. */
  turned(room: Room, night: number): Formula {
    return this.#fact(`turned ${room} ${night}`, () => this.#of('turned', room, night));
  }

  /** A swap took a player out of a room in which they knew themselves to be. */
  carried(agent: Agent, room: Room, night: number): Formula {
    return this.#fact(`carried ${agent} ${room} ${night}`, () => this.#named('carried', agent, room, night));
  }

  /** A player was in a room after the moves, before any swap. */
  wasIn(agent: Agent, room: Room, night: number): Formula {
    const turned = this.turned(room, night);
    const here = and(not(turned), this.slept(agent, room, night));
    const others = this.rooms.filter((other) => other !== room);
    const partners = others.map((other) => and(this.turned(other, night), this.slept(agent, other, night)));
    return or(here, and(turned, ...[or(...partners)]));
  }

  /** Who was sent to kill in which night, as far as it is no constant. */
  get plans(): readonly AtomFormula[] {
    return this.open.filter(({ name }) => name === 'did');
  }

  /** What a player's own card tells of them. */
  ofRole(agent: Agent): readonly AtomFormula[] {
    return this.#known(['mafia', ...this.roles].map((name) => this.#named(name, agent)));
  }

  /** What the mafia are shown: each other with their roles, and the plans of the nights in which `agent` was alive. */
  ofMafia(agent: Agent, count = Infinity): readonly AtomFormula[] {
    const everybody = [...this.past.players.keys()];
    const names = ['mafia', ...this.roles.filter((role) => sideOf(role) === 'MAFIA')];
    const roles = everybody.flatMap((other) => names.map((name) => this.#named(name, other)));
    const plans = this.past.nights
      .slice(0, count)
      .filter(({ present }) => present.includes(agent))
      .flatMap(({ night }) => [
        ...everybody.map((other) => this.#named('did', other, night)),
        ...this.rooms.map((room) => this.#of('aimed', room, night)),
      ]);
    return this.#known([...roles, ...plans]);
  }

  /** What a player saw with their own eyes: in the first `count` nights. */
  seenBy(agent: Agent, count = Infinity): readonly AtomFormula[] {
    const own = this.past.nights.slice(0, count).flatMap((past) => {
      const { night } = past;
      const did = this.#named('did', agent, night);
      const eyes = isOver(past) ? this.eyesIn(night) : [];
      // Of others no more is kept than that they were sent, and what their meetings with the eyes are.
      if (!eyes.includes(agent)) return [did, ...eyes.map((other) => this.#meeting(agent, other, night))];
      return [
        did,
        ...['stayed', 'sentback', 'placed', 'voided'].map((name) => this.#named(name, agent, night)),
        ...[...this.past.players.keys()].map((other) => this.#meeting(agent, other, night)),
        ...this.rooms.map((room) => this.#named('slept', agent, room, night)),
        ...this.rooms.map((room) => this.#named('carried', agent, room, night)),
      ];
    });
    return [...this.ofRole(agent), ...this.#known(own)];
  }

  /** What the Concierge knows of the swaps: nothing is said to them of one that failed because somebody was held. */
  get ofConcierge(): readonly AtomFormula[] {
    const open = this.past.nights.filter(({ jailed, stunned }) => jailed.length + stunned.length === 0);
    return this.#known(open.flatMap(({ night }) => this.rooms.map((room) => this.#of('turned', room, night))));
  }

  /** What is in a diary of so many nights. */
  #inDiary(agent: Agent, count: number): readonly AtomFormula[] {
    const mafia = sideOf(this.past.roles[agent]) === 'MAFIA' ? this.ofMafia(agent, count) : [];
    return [...this.seenBy(agent, count), ...mafia];
  }

  /** R32: who was held stayed, and everybody knows. */
  #ofHeld(): readonly AtomFormula[] {
    const facts = this.nights.flatMap((past) =>
      past.present
        .filter((agent) => isHeld(past, agent))
        .flatMap((agent) => ['stayed', 'sentback', 'placed'].map((name) => this.#named(name, agent, past.night))),
    );
    return this.#known(facts);
  }

  #ofSwap(night: number): readonly AtomFormula[] {
    return [this.#of('swapped', night), ...this.rooms.map((room) => this.#of('turned', room, night))];
  }

  #known(facts: readonly AtomFormula[]): readonly AtomFormula[] {
    return facts.flatMap((fact) => this.#atoms.get(atomKey(fact)) ?? []);
  }

  /** A fact by a name of its own: the same object each time, since laws speak of it again and again. */
  #fact(name: string, make: () => AtomFormula): Formula {
    const known = this.#formulas.get(name) ?? this.#valued(make());
    this.#formulas.set(name, known);
    return known;
  }

  #valued(fact: AtomFormula): Formula {
    const key = atomKey(fact);
    const truth = this.#truths.get(key);
    if (truth === undefined) return bottom;
    return this.#constants.has(key) ? (truth ? top : bottom) : (this.#atoms.get(key) ?? fact);
  }

  #meeting(agent: Agent, other: Agent, night: number): AtomFormula {
    // Where nobody can go unnamed, a meeting is one fact, whosever diary tells it.
    const eyes = this.#keptIn(night, this.whole);
    const unnamed = this.past.inPlay.includes('STOWAWAY');
    const turned = !unnamed && eyes.includes(other) && (other < agent || !eyes.includes(agent));
    return turned ? this.#named('named', other, agent, night) : this.#named('named', agent, other, night);
  }

  #of(name: string, ...numbers: readonly number[]): AtomFormula {
    return atom(name, ...numbers.map(String));
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

  /** Night by night, the players' roles last. */
  #list(): void {
    for (const [place, night] of this.past.nights.entries()) {
      this.#listPlan(night);
      this.#listNight(night, place === 0 ? null : this.past.nights[place - 1]);
    }
    for (const [agent, own] of this.past.roles.entries()) {
      for (const role of this.roles) this.#add(this.#named(role, agent), own === role);
      this.#add(this.#named('mafia', agent), sideOf(own) === 'MAFIA');
    }
  }

  #listPlan({ night, present, plan }: NightPast): void {
    if (plan === null) return;
    for (const agent of present) this.#add(this.#named('did', agent, night), plan.by === agent);
    if (this.rooms.length < this.past.hall) return;
    for (const room of this.rooms) this.#add(this.#of('aimed', room, night), plan.room === room);
  }

  #listNight(past: NightPast, before: NightPast | null): void {
    if (!isOver(past)) return;
    const { night, present, slept } = past;
    const eyes = this.eyesIn(night);
    for (const other of present) {
      for (const agent of eyes.filter((one) => one !== other))
        this.#add(this.#meeting(agent, other, night), slept.get(agent)?.company.includes(other) === true);
    }
    const swaps = night > 0 && this.mayBeThere('CONCIERGE', past);
    const pair = swappedRooms(this.past, past);
    if (swaps && this.keepsAll)
      for (const room of this.rooms) this.#add(this.#of('turned', room, night), pair.includes(room));
    else if (swaps) this.#add(this.#of('swapped', night), pair.length > 0);
    for (const agent of eyes) {
      const room = slept.get(agent)?.room;
      if (room === undefined) continue;
      if (before !== null) {
        this.#add(this.#named('stayed', agent, night), before.slept.get(agent)?.room === room);
        if (this.isSmall) this.#listEvents(past, agent);
      }
      for (const kept of this.rooms) this.#add(this.#named('slept', agent, kept, night), room === kept);
      if (!swaps || !this.keepsAll || before === null) continue;
      const from = carriedFrom(this.past, past, agent);
      for (const kept of this.rooms) this.#add(this.#named('carried', agent, kept, night), from === kept);
    }
  }

  #listEvents({ night, sentBack, placed, voided }: NightPast, agent: Agent): void {
    this.#add(this.#named('sentback', agent, night), sentBack.has(agent));
    this.#add(this.#named('placed', agent, night), placed.has(agent));
    if (night > 1) this.#add(this.#named('voided', agent, night), voided.has(agent));
  }
}
