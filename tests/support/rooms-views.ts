import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { viewTruth } from '../../src/engine/views.ts';
import { ROLE_NAMES } from '../../src/games/rooms/role-names.ts';
import { sideOf } from '../../src/games/rooms/roles.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import type { Role, RoomsHappening, RoomsMove, RoomsOptions } from '../../src/games/rooms/types.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { atom, knows, knowsWhether, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { ExactCells, TooManyWorlds } from './exact-cells.ts';
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

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** How often a view and exact knowledge were asked the same, and how it answered. */
export interface Agreement {
  /** Formulas that hold exactly, and of these the ones that the view holds too. */
  holding: number;
  found: number;
  /** Formulas that do not hold exactly, and of these the ones that the view refutes. */
  failing: number;
  refuted: number;
  /** What the view claims and exact knowledge refutes, or the other way round. */
  readonly wrong: string[];
}

function noAgreement(): Agreement {
  return { holding: 0, found: 0, failing: 0, refuted: 0, wrong: [] };
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

/**
 * Plays a random game in a small house, and asks after every night, and at the end, all that concerns sides: as long as exact knowledge takes
 * at most so many worlds for each player, and for at most so many nights.
 */
export function compareViews(
  { title, options, stay }: SmallHouse,
  seed: number,
  nights: number,
  most: number,
): Agreement {
  const into = noAgreement();
  const names = NAMES.slice(0, options.roles.length);
  const engine = createEngine(rooms, roomsOptions(options), names, 1);
  const random = randomFrom(seed);
  let moment = engine.start(engine.draw(random));
  const exact = new ExactCells(engine, most, moment);
  try {
    for (let asked = 0; asked < nights && moment.turn !== null;) {
      moment = engine.advance(moment, stayingDecision(moment, random, stay));
      exact.advance(moment);
      if (moment.turn !== null && moment.turn.stage.phase !== 'day') continue;
      asked++;
      for (const { formula, truth } of questions(names, exact)) {
        const place = `${title}, seed ${seed}, night ${asked}: ${printFormula(formula)}`;
        count(into, truth(), viewTruth(engine, moment, formula, viewOf), place);
      }
    }
  } catch (error) {
    if (!(error instanceof TooManyWorlds)) throw error;
  }
  return into;
}

function count(into: Agreement, exact: boolean, view: boolean | null, place: string): void {
  if (exact) into.holding++;
  else into.failing++;
  if (view === exact && exact) into.found++;
  if (view === exact && !exact) into.refuted++;
  if (view !== null && view !== exact) into.wrong.push(place);
}

type Exact = Pick<ExactCells<RoomsState, RoomsMove, RoomsOptions, RoomsHappening>, 'knows' | 'knowsKnowsWhether'>;

/** K_i mafia(j), K_i ~mafia(j), and K_i Kw_j mafia(k), for all different i and j, and for k the knower and the last player. */
function questions(
  names: readonly string[],
  exact: Exact,
): readonly { readonly formula: Formula; readonly truth: () => boolean }[] {
  const isMafia = (agent: number) => (state: RoomsState) => sideOf(state.roles[agent]) === 'MAFIA';
  const mafia = (agent: number) => atom('mafia', names[agent]);
  const agents = [...names.keys()];
  return agents.flatMap((knower) =>
    agents
      .filter((other) => other !== knower)
      .flatMap((other) => [
        { formula: knows(names[knower], mafia(other)), truth: () => exact.knows(knower, isMafia(other)) },
        {
          formula: knows(names[knower], not(mafia(other))),
          truth: () => exact.knows(knower, (state) => !isMafia(other)(state)),
        },
        ...agents
          .filter((third) => third !== other)
          .map((third) => ({
            formula: knows(names[knower], knowsWhether(names[other], mafia(third))),
            truth: () => exact.knowsKnowsWhether(knower, other, isMafia(third)),
          })),
      ]),
  );
}
