import type { GameEngine } from '../../src/engine/engine.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { eyesFor, meaningsAt, pastOf, viewTruth } from '../../src/engine/views.ts';
import { namesHere } from '../../src/engine/view-names.ts';
import { withinBudget } from '../../src/engine/viewed-past.ts';
import { cardOf } from '../../src/games/rooms/deals.ts';
import { ROLE_NAMES } from '../../src/games/rooms/role-names.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import type { Role, RoomsHappening, RoomsMove, RoomsOptions } from '../../src/games/rooms/types.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { judgeOf } from '../../src/games/views.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { atom, knows, knowsWhether, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { certainTruth } from '../../src/logic/symbolic/certainty.ts';
import { ExactSides, TooManyWorlds } from './rooms-exact.ts';
import { randomDecision } from './random-games.ts';
import { roomsOptions } from './rooms-house.ts';

/** A small house, known exactly. */
export interface SmallHouse {
  readonly title: string;
  readonly options: { readonly rooms: number; readonly roles: readonly Role[] };
  /** Who is free to choose stays in so many of hundred cases. */
  readonly stay: number;
}

function smallHouse(rooms: number, roles: readonly Role[], stay = 40): SmallHouse {
  const words = roles.map((role) => ROLE_NAMES[role]);
  return { title: `${words.join(', ')}; ${rooms} rooms`, options: { rooms, roles }, stay };
}

/** Small houses, one for each role, and crowded ones in which players tend to stay. */
export const SMALL_HOUSES: readonly SmallHouse[] = [
  smallHouse(3, ['GUEST', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['GUEST', 'GUEST', 'GUEST', 'MOBSTER'], 75),
  smallHouse(3, ['CONTORTIONIST', 'GUEST', 'STOWAWAY']),
  smallHouse(3, ['GUEST', 'GUEST', 'STOWAWAY'], 75),
  smallHouse(3, ['JAILER', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['TASER', 'GUEST', 'SABOTEUR']),
  smallHouse(3, ['CONCIERGE', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['RATCATCHER', 'GUEST', 'ARSONIST']),
  smallHouse(3, ['HANDYMAN', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['PORTER', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['EAVESDROPPER', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['INSOMNIAC', 'GUEST', 'MOBSTER']),
  smallHouse(4, ['DEMOLITIONIST', 'GUEST', 'MOBSTER']),
  smallHouse(3, ['GUEST', 'GUEST', 'MOBSTER', 'DRIFTER']),
];

/** Five players in four rooms, the fewest that the rules allow (three would be too few): two to a room at the start, and they tend to stay. */
export const CROWDED_HOUSES: readonly SmallHouse[] = [
  smallHouse(4, ['GUEST', 'GUEST', 'GUEST', 'GUEST', 'MOBSTER'], 75),
  smallHouse(4, ['GUEST', 'GUEST', 'GUEST', 'GUEST', 'STOWAWAY'], 75),
  smallHouse(4, ['GUEST', 'GUEST', 'GUEST', 'MOBSTER', 'MOBSTER'], 75),
];

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** The formulas of which views and exact knowledge are asked alike. */
export const KINDS = ['K_i mafia(j)', 'K_i ~mafia(j)', 'K_i Kw_j mafia(k)'] as const;

/** How often a view and exact knowledge were asked the same, and how it answered. */
export interface Tally {
  /** Formulas that hold exactly, and of these the ones that the view holds too. */
  holding: number;
  found: number;
  /** Formulas that do not hold exactly, and of these the ones that the view refutes. */
  failing: number;
  refuted: number;
}

/** The same by kind of formula, with all that went wrong. */
export interface Agreement {
  readonly tallies: Readonly<Record<(typeof KINDS)[number], Tally>>;
  /** What holds exactly and the view does not find. */
  readonly missed: string[];
  /** What the view claims and exact knowledge refutes, or the other way round. */
  readonly wrong: string[];
}

/** What is to be compared, and how far. */
export interface Extent {
  /** So many nights, with the votes between them. */
  readonly nights: number;
  /** The first night that is compared, with the days after it; the first if not given. */
  readonly from?: number;
  /** Is everybody told at the start who opens where? Then more is known, and exact knowledge reaches further. */
  readonly saidAloud?: boolean;
  /** Are witnesses looked for that refute what is not known? */
  readonly witnesses: boolean;
  /** Exact knowledge may play so many nights, in all worlds together; where it would need more, the comparison ends. */
  readonly most?: number;
}

function noAgreement(): Agreement {
  const none = (): Tally => ({ holding: 0, found: 0, failing: 0, refuted: 0 });
  return { tallies: { [KINDS[0]]: none(), [KINDS[1]]: none(), [KINDS[2]]: none() }, missed: [], wrong: [] };
}

/** A random decision in which those who may stay do so in so many of hundred cases. */
export function stayingDecision(moment: Moment, random: Random, stay: number): Decision {
  for (;;) {
    const decision = randomDecision(moment, random);
    if (decision.kind !== 'act' || moment.turn === null) continue;
    const joint = { ...decision.joint };
    for (const { seat, moves } of moment.turn.choices)
      if (moves[0].kind === 'stay' && random.chance(stay, 100)) joint[seat] = moves[0];
    return { kind: 'act', joint };
  }
}

/** Plays a random game in a small house, and compares; see `agreement`. */
export function compareViews({ title, options, stay }: SmallHouse, seed: number, extent: Extent): Agreement {
  const engine = createEngine(rooms, roomsOptions(options), NAMES.slice(0, options.roles.length), 1, () =>
    judgeOf('rooms'),
  );
  const random = randomFrom(seed);
  const start = engine.start(engine.draw(random));
  const decide = (moment: Moment) => stayingDecision(moment, random, stay);
  return agreement(engine, `${title}, seed ${seed}`, start, extent, decide);
}

type RoomsEngine = GameEngine<RoomsState, RoomsMove, RoomsOptions, RoomsHappening>;

/** Compares views with exact knowledge at the end of every night of a game, and after every vote between nights that kills. */
export function agreement(
  engine: RoomsEngine,
  title: string,
  start: Moment,
  { nights, from = 1, saidAloud = false, witnesses, most }: Extent,
  decide: (moment: Moment) => Decision,
): Agreement {
  const into = noAgreement();
  const deal = dealOf(engine, start);
  const exact = new ExactSides(engine.options, deal, most, true, saidAloud);
  let moment = saidAloud ? engine.advance(start, saidOpening(engine.names, deal)) : start;
  try {
    for (let over = 0; over < nights && moment.turn !== null;) {
      const living = moment.living.length;
      moment = engine.advance(moment, decide(moment));
      const phase = moment.decidedAt?.phase;
      if (phase === 'rollover') over++;
      exact.advance(moment, moment.turn === null || over === nights);
      if (over < from) continue;
      // A vote in which nobody dies tells nothing.
      if (phase !== 'rollover' && (phase !== 'day' || moment.living.length === living)) continue;
      const place = `${title}, ${phase === 'day' ? 'day' : 'night'} ${String(moment.decidedAt?.round)}`;
      compare(engine, moment, place, exact, witnesses, into);
    }
  } catch (error) {
    if (!(error instanceof TooManyWorlds)) throw error;
  }
  return into;
}

/** Everybody is told who opens where. */
export function saidOpening(names: readonly string[], deal: readonly string[]): Decision {
  const opening = deal.map((card, agent) => `in(${names[agent]},${card.split(' ')[1]})`);
  return { kind: 'announce', by: null, formula: opening.join(' & ') };
}

function compare(
  engine: RoomsEngine,
  moment: Moment,
  place: string,
  exact: ExactSides,
  witnesses: boolean,
  into: Agreement,
): void {
  for (const { kind, formula, truth } of questions(engine.names, exact)) {
    const seen = withinBudget(() =>
      witnesses ? viewTruth(engine, moment, formula, viewOf) : viewed(engine, moment, formula),
    );
    const where = `${place}: ${printFormula(formula)}`;
    const tally = into.tallies[kind];
    tally[truth ? 'holding' : 'failing']++;
    if (seen === truth) tally[truth ? 'found' : 'refuted']++;
    else if (seen !== null) into.wrong.push(where);
    if (truth && seen !== true) into.missed.push(where);
  }
}

/** Whether a formula holds by a view alone. */
function viewed(engine: RoomsEngine, moment: Moment, formula: Formula): boolean | null {
  const view = viewOf(pastOf(moment), engine.names, eyesFor(engine, moment, formula));
  return certainTruth(view.family, formula, namesHere(meaningsAt(engine, moment), view));
}

/** The cards as they were dealt. */
function dealOf(engine: RoomsEngine, { state }: Moment): readonly string[] {
  const { roles, rooms: opened } = engine.possibilities.state(state);
  return roles.map((role, agent) => cardOf(role, opened[agent]));
}

interface Question {
  readonly kind: (typeof KINDS)[number];
  readonly formula: Formula;
  readonly truth: boolean;
}

/** K_i mafia(j), K_i ~mafia(j), and K_i Kw_j mafia(k), for all different i and j, and all k other than j. */
function questions(names: readonly string[], exact: ExactSides): readonly Question[] {
  const agents = [...names.keys()];
  return agents.flatMap((knower) =>
    agents
      .filter((other) => other !== knower)
      .flatMap((other): readonly Question[] => {
        const [name, about] = [names[knower], atom('mafia', names[other])];
        return [
          { kind: KINDS[0], formula: knows(name, about), truth: exact.knows(knower, other, true) },
          { kind: KINDS[1], formula: knows(name, not(about)), truth: exact.knows(knower, other, false) },
          ...agents
            .filter((third) => third !== other)
            .map((third) => ({
              kind: KINDS[2],
              formula: knows(name, knowsWhether(names[other], atom('mafia', names[third]))),
              truth: exact.knowsKnowsWhether(knower, other, third),
            })),
        ];
      }),
  );
}
