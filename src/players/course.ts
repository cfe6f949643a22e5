import type { Moment } from '../engine/moment.ts';
import { dealChance, straight, turnChance } from './chance.ts';
import type { Table } from './game.ts';

/**
 * Plays the game with this seed, by built-in players alone, and gives each moment from the deal to the end. It is the game
 * that anybody sees who deals by this seed and lets the same players decide.
 * @throws RangeError if somebody decides by hand.
 */
export function* courseOf(table: Table, seed: number, deciders: readonly string[]): Generator<Moment, void, undefined> {
  let moment = table.engine.start(table.engine.draw(dealChance(seed)));
  let turns = 0;
  for (;;) {
    yield moment;
    const next = table.decide(moment, deciders, turnChance(seed, straight(turns)));
    if (next.kind === 'over') return;
    if (next.kind === 'waiting') throw new RangeError('A game whose players decide by hand does not play itself.');
    moment = table.engine.advance(moment, next.decision);
    if (next.decision.kind === 'act') turns++;
  }
}
