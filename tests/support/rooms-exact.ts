import type { Moment } from '../../src/engine/moment.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { sideOf } from '../../src/games/rooms/roles.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import { bitsOf, isIn, playersOf, stateKey } from '../../src/games/rooms/state.ts';
import type { Role, Room, RoomsHappening, RoomsOptions } from '../../src/games/rooms/types.ts';
import { hasAlikeRooms, opensInOrder, renamed } from './rooms-alike.ts';
import { Histories } from './rooms-histories.ts';
import type { Joint, News } from './rooms-nights.ts';
import { newsIn, Nights } from './rooms-nights.ts';

/** A way in which the game may have gone: how it stands, what all have seen, and what each player has. */
interface World {
  readonly state: RoomsState;
  readonly seenByAll: number;
  readonly seen: readonly number[];
}

/** Of what somebody may have seen: who is mafia in some world, and who in every one, as bits. */
interface Sides {
  some: number;
  every: number;
}

/** What may come of a step: the next state, what all saw, and all that each player saw and did. */
interface Outcome {
  readonly next: RoomsState;
  readonly open: readonly number[];
  readonly seen: readonly (readonly number[])[];
}

/** More ways were to be played than allowed. */
export class TooManyWorlds extends Error {}

/**
 * Exact knowledge of sides, from the rules alone: every deal, every plan, every joint order and every lot is played, night by night, and what does not
 * agree with what all saw is dropped. Ways that are one but for the names of rooms are played once, where rooms are alike. Nothing is kept of a night
 * but how it ended, so that this reaches further than lists of worlds turn by turn. It understands votes, and nothing else that is said.
 */
export class ExactSides {
  readonly #histories: Histories;
  readonly #alike: boolean;
  #real: World;
  #worlds: readonly World[];
  /** The real joint choices of the turns of a night that is not over. */
  #pending: readonly Joint[] = [];
  /** By player: what they may have seen, with what it tells. */
  #sides: readonly Map<number, Sides>[] = [];
  /** By player: for every other, what these may have seen, as far as the first can tell. */
  #others: readonly (readonly Set<number>[])[] = [];
  readonly #played: Nights;

  /** At most `most` ways of nights are tried in all worlds together. `renames` false: nothing is left out because rooms are alike. */
  constructor(
    private readonly options: RoomsOptions,
    deal: readonly string[],
    private readonly most = Infinity,
    renames = true,
    /** Was everybody told who opens where? */
    saidAloud = false,
  ) {
    const { roles } = options;
    this.#played = new Nights(options);
    this.#alike = renames && (typeof roles === 'string' || hasAlikeRooms(roles));
    this.#histories = new Histories(this.#alike);
    const deals = rooms.deals(options, deal.length);
    const dealt = (cards: readonly string[]): World => {
      const { next, happenings } = deals.lay(cards);
      const nothing = { state: next, seenByAll: 0, seen: cards.map(() => 0) };
      const told = saidAloud ? [this.#histories.item({ kind: 'told', rooms: next.rooms })] : [];
      return this.#seeing(nothing, this.#outcome(next, next, happenings, [], told));
    };
    this.#real = dealt(deal);
    const worlds = [...deals.all()].filter((cards) => !this.#alike || opensInOrder(cards)).map(dealt);
    this.#worlds = this.#noted(worlds.filter(({ seenByAll }) => this.#isAlike(seenByAll)));
  }

  /** Takes in a step; what is known is up to date at the end of a night and after a vote. `last`: nothing will follow. */
  advance({ decidedAt, decision, happenings }: Moment, last = false): void {
    if (decision?.kind !== 'act') throw new RangeError('Only what is chosen is understood.');
    const at = this.#pending.reduce((state, joint) => this.#play(state, joint).next, this.#real.state);
    const joint = rooms.turn(at, this.options).choices.map(({ seat, moves }) => {
      const text = JSON.stringify(decision.joint[seat]);
      return moves.find((move) => JSON.stringify(move) === text) ?? null;
    });
    const turns = [...this.#pending, joint];
    this.#pending = decidedAt?.phase === 'plan' || decidedAt?.phase === 'night' ? turns : [];
    if (this.#pending.length > 0) return;
    this.#real = this.#after(this.#real, turns);
    const worlds =
      turns.length === 1
        ? this.#worlds.map((world) => this.#after(world, turns)).filter((world) => this.#isAlike(world.seenByAll))
        : this.#nights(newsIn(happenings));
    this.#worlds = this.#noted(worlds, last);
  }

  /** Does a player know that another is mafia, or that they are not? */
  knows(agent: Agent, other: Agent, isMafia: boolean): boolean {
    return this.#knows(agent, this.#histories.canonical(this.#real.seen[agent]), other, isMafia);
  }

  /** Does a player know that another one knows whether a third is mafia? */
  knowsKnowsWhether(agent: Agent, other: Agent, third: Agent): boolean {
    return [...this.#others[agent][other]].every(
      (seen) => this.#knows(other, seen, third, true) || this.#knows(other, seen, third, false),
    );
  }

  #knows(agent: Agent, seen: number, other: Agent, isMafia: boolean): boolean {
    const sides = this.#sides[agent].get(seen);
    if (sides === undefined) throw new RangeError('Nobody can have seen that.');
    return isMafia ? isIn(sides.every, other) : !isIn(sides.some, other);
  }

  /** Notes what the worlds tell that agree with what all saw; these worlds, unless nothing will follow, one of those that are one but for rooms' names. */
  #noted(worlds: Iterable<World>, last = false): readonly World[] {
    const players = [...this.#real.seen.keys()];
    const canonical = (history: number) => this.#histories.canonical(history);
    const own = this.#real.seen.map(canonical);
    const sides = players.map(() => new Map<number, Sides>());
    const others = players.map(() => players.map(() => new Set<number>()));
    const left = new Map<string, World>();
    for (const world of worlds) {
      if (!last) left.set(this.#nameless(world), world);
      const mafia = mafiaOf(world.state.roles);
      const seen = world.seen.map(canonical);
      for (const agent of players) {
        const known = sides[agent].get(seen[agent]) ?? { some: 0, every: -1 };
        known.some |= mafia;
        known.every &= mafia;
        sides[agent].set(seen[agent], known);
        if (seen[agent] === own[agent]) for (const other of players) others[agent][other].add(seen[other]);
      }
    }
    this.#sides = sides;
    this.#others = others;
    return [...left.values()];
  }

  /** Equal for worlds that are one but for the names of rooms. */
  #nameless({ state, seen }: World): string {
    const names = new Map<Room, Room>();
    const texts = seen.map((history) => this.#histories.text(history, names));
    return `${texts.join('|')} ${stateKey(this.#alike ? renamed(state, names) : state)}`;
  }

  /** Every way in which a night may go that agrees with what was announced. Where worlds stand alike it goes alike, and is played once. */
  *#nights(news: News): Iterable<World> {
    const alike = new Map<string, World[]>();
    for (const world of this.#worlds) {
      const key = `${stateKey(world.state)} ${world.seenByAll}`;
      const group = alike.get(key);
      if (group === undefined) alike.set(key, [world]);
      else group.push(world);
    }
    for (const group of alike.values()) {
      const nights = this.#nightsAfter(group[0], news);
      for (const world of group) for (const night of nights) yield this.#seeing(world, night);
    }
  }

  /** The nights that may follow, each once. */
  #nightsAfter({ state, seenByAll }: World, news: News): readonly Outcome[] {
    const found: Outcome[] = [];
    for (const { next, happenings, orders } of this.#played.after(state, news)) {
      const open = openIn(this.#histories, happenings);
      if (this.#isAlike(this.#histories.after(seenByAll, open)))
        found.push(this.#outcome(state, next, happenings, orders, open));
    }
    if (this.#played.tried > this.most) throw new TooManyWorlds();
    return found;
  }

  #play(state: RoomsState, joint: Joint) {
    return rooms.play(state, joint, this.options);
  }

  /** A whole night, or a day. */
  #after(world: World, turns: readonly Joint[]): World {
    let { state } = world;
    const happenings: RoomsHappening[] = [];
    for (const joint of turns) {
      const step = this.#play(state, joint);
      state = step.next;
      happenings.push(...step.happenings);
    }
    return this.#seeing(world, this.#outcome(world.state, state, happenings, turns.length > 1 ? turns[1] : []));
  }

  /** Does what all saw agree with what they really saw? */
  #isAlike(seenByAll: number): boolean {
    return this.#histories.canonical(seenByAll) === this.#histories.canonical(this.#real.seenByAll);
  }

  #outcome(
    before: RoomsState,
    next: RoomsState,
    happenings: readonly RoomsHappening[],
    orders: Joint,
    open = openIn(this.#histories, happenings),
  ): Outcome {
    const histories = this.#histories;
    const own: number[][] = before.roles.map(() => [...open]);
    for (const told of happenings) {
      if (told.seenBy === 'all') continue;
      const item = histories.item(told);
      for (const agent of told.seenBy) own[agent].push(item);
    }
    const living = playersOf(before.alive);
    const held = heldIn(happenings);
    for (const [seat, move] of orders.entries()) {
      const agent = living[seat % living.length];
      // What somebody held ordered comes to nothing, unless it holds somebody itself.
      const counts = !isIn(held, agent) || move?.kind === 'jail' || move?.kind === 'stun';
      if (move !== null && counts) own[agent].push(histories.item(move));
    }
    return { next, open, seen: own.map((items) => histories.inOrder(items)) };
  }

  #seeing({ seenByAll, seen }: World, { next, open, seen: items }: Outcome): World {
    const histories = this.#histories;
    return {
      state: next,
      seenByAll: histories.after(seenByAll, open),
      seen: seen.map((history, agent) => histories.after(history, items[agent])),
    };
  }
}

/** What everybody saw. */
function openIn(histories: Histories, happenings: readonly RoomsHappening[]): readonly number[] {
  const open = happenings.filter(({ seenBy }) => seenBy === 'all');
  return histories.inOrder(open.map((told) => histories.item(told)));
}

/** Who was jailed or stunned, as bits. */
function heldIn(happenings: readonly RoomsHappening[]): number {
  return bitsOf(happenings.flatMap((told) => (told.kind === 'jailed' || told.kind === 'stunned' ? [told.who] : [])));
}

const mafiaKnown = new WeakMap<readonly Role[], number>();

function mafiaOf(roles: readonly Role[]): number {
  const known = mafiaKnown.get(roles);
  if (known !== undefined) return known;
  const mafia = bitsOf([...roles.keys()].filter((agent) => sideOf(roles[agent]) === 'MAFIA'));
  mafiaKnown.set(roles, mafia);
  return mafia;
}
