import { createEngine } from '../../src/engine/engine.ts';
import { viewTruth } from '../../src/engine/views.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsOptions } from '../../src/games/rooms/types.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { atom, knows, knowsWhether, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { randomDecision } from './random-games.ts';
import { roomsOptions } from './rooms-house.ts';

/** A small house, known exactly. */
export interface SmallHouse {
  readonly title: string;
  readonly players: number;
  readonly options: Partial<RoomsOptions>;
}

/** Houses of three and four, crowded, with roles of every kind that a view must be careful with. */
export const SMALL_HOUSES: readonly SmallHouse[] = [
  { title: 'three, plain', players: 3, options: { rooms: 3, roles: 'plain' } },
  { title: 'four, plain', players: 4, options: { rooms: 3, roles: 'plain' } },
  {
    title: 'Contortionist, Stowaway',
    players: 3,
    options: { rooms: 3, roles: ['CONTORTIONIST', 'GUEST', 'STOWAWAY'] },
  },
  { title: 'Jailer', players: 3, options: { rooms: 3, roles: ['JAILER', 'GUEST', 'MOBSTER'] } },
  { title: 'Taser, Saboteur', players: 3, options: { rooms: 3, roles: ['TASER', 'GUEST', 'SABOTEUR'] } },
  { title: 'Concierge', players: 3, options: { rooms: 3, roles: ['CONCIERGE', 'GUEST', 'MOBSTER'] } },
  { title: 'Drifter', players: 4, options: { rooms: 3, roles: ['GUEST', 'GUEST', 'MOBSTER', 'DRIFTER'] } },
  { title: 'Rat-catcher, Arsonist', players: 3, options: { rooms: 3, roles: ['RATCATCHER', 'GUEST', 'ARSONIST'] } },
];

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

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

export function noAgreement(): Agreement {
  return { holding: 0, found: 0, failing: 0, refuted: 0, wrong: [] };
}

/**
 * Plays a random game in a small house as long as it is known exactly, and asks at every step all that concerns sides. It is said aloud who opens
 * where, so that exact knowledge lasts for some nights.
 */
export function compareViews(
  { title, players, options }: SmallHouse,
  seed: number,
  steps: number,
  most: number,
  into: Agreement,
): void {
  const names = NAMES.slice(0, players);
  const engine = createEngine(rooms, roomsOptions(options), names, most);
  const random = randomFrom(seed);
  const deal = engine.draw(random);
  const opening = deal.map((card, agent) => `in(${names[agent]},${card.split(' ')[1]})`);
  let moment = engine.advance(engine.start(deal), { kind: 'announce', by: null, formula: opening.join(' & ') });
  for (let step = 0; step < steps && moment.turn !== null && moment.overBudgetSince === null; step++) {
    for (const formula of questions(names)) {
      const exact = engine.truth(moment, formula)[moment.knowledge.actual] === 1;
      count(
        into,
        exact,
        viewTruth(engine, moment, formula, viewOf),
        `${title}, seed ${seed}, step ${step}: ${JSON.stringify(formula)}`,
      );
    }
    moment = engine.advance(moment, randomDecision(moment, random));
  }
}

function count(into: Agreement, exact: boolean, view: boolean | null, place: string): void {
  if (exact) into.holding++;
  else into.failing++;
  if (view === exact && exact) into.found++;
  if (view === exact && !exact) into.refuted++;
  if (view !== null && view !== exact) into.wrong.push(place);
}

/** K_i mafia(j), K_i ~mafia(j), and K_i Kw_j mafia(k), for all different i, j and all k. */
function questions(names: readonly string[]): readonly Formula[] {
  const mafia = (name: string) => atom('mafia', name);
  return names.flatMap((knower) =>
    names
      .filter((other) => other !== knower)
      .flatMap((other) => [
        knows(knower, mafia(other)),
        knows(knower, not(mafia(other))),
        ...names.map((third) => knows(knower, knowsWhether(other, mafia(third)))),
      ]),
  );
}
