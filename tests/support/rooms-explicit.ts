import { createEngine } from '../../src/engine/engine.ts';
import type { Engine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { roomsOptions } from './rooms-house.ts';
import type { SmallHouse } from './rooms-views.ts';
import { saidOpening, stayingDecision } from './rooms-views.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/**
 * The moments of a random game in a small house, as long as it is known exactly. With `saidAloud` everybody is told who opens where, so that it
 * lasts longer.
 */
export function exactGame(
  { options, stay }: SmallHouse,
  seed: number,
  most: number,
  saidAloud: boolean,
): { readonly engine: Engine; readonly moments: readonly Moment[] } {
  const names = NAMES.slice(0, options.roles.length);
  const engine = createEngine(rooms, roomsOptions(options), names, most);
  const random = randomFrom(seed);
  const deal = engine.draw(random);
  const start = engine.start(deal);
  let moment = saidAloud ? engine.advance(start, saidOpening(names, deal)) : start;
  const moments: Moment[] = [];
  for (let step = 0; step < 12 && moment.overBudgetSince === null; step++) {
    moments.push(moment);
    if (moment.turn === null) break;
    moment = engine.advance(moment, stayingDecision(moment, random, stay));
  }
  return { engine, moments };
}

/** The pictures in a chain's thoughts, straight from the listed worlds: world by world, without the engine's own functions. */
export function listedThoughts(engine: Engine, { knowledge }: Moment, chain: readonly Agent[]): ReadonlySet<number> {
  const { model, actual } = knowledge;
  let worlds = new Set([actual]);
  for (const agent of chain) {
    const cells = model.cells[agent];
    const touched = new Set([...worlds].map((world) => cells[world]));
    worlds = new Set([...cells.keys()].filter((world) => touched.has(cells[world])));
  }
  return new Set([...worlds].map((world) => engine.faceOf(model.states[world])));
}
