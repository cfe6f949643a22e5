import type { Moment } from '../engine/moment.ts';
import { dealChance, straightOn } from './chance.ts';
import type { Table } from './table.ts';

/**
 * Plays the game with this seed, by built-in players alone, and gives each moment from the deal to the end. It is the game
 * that anybody sees who deals by this seed and lets the same players decide.
 * @throws RangeError if somebody decides by hand.
 */
export function* courseOf(table: Table, seed: number, deciders: readonly string[]): Generator<Moment, void, undefined> {
  let moment = table.engine.start(table.engine.draw(dealChance(seed)));
  const nextChance = straightOn(seed);
  let chance = nextChance();
  for (;;) {
    yield moment;
    // What is said is decided by nobody's chance, so that the turn's is still whole.
    const next = table.decide(moment, deciders, chance);
    if (next.kind === 'over') return;
    if (next.kind === 'waiting') throw new RangeError('A game whose players decide by hand does not play itself.');
    moment = table.engine.advance(moment, next.decision);
    if (next.decision.kind === 'act') chance = nextChance();
  }
}
