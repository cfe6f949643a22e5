import { performance } from 'node:perf_hooks';
import type { Moment } from '../src/engine/moment.ts';
import { viewTruth } from '../src/engine/views.ts';
import { viewOf } from '../src/games/rooms/views/view.ts';
import { atom, knows, knowsWhether } from '../src/logic/formula/constructors.ts';
import type { Formula } from '../src/logic/formula/formula.ts';
import { SMALL_HOUSES, compareViews, noAgreement } from '../tests/support/rooms-views.ts';
import { median } from './median.ts';
import { engine, SEEDS, TEN, threeNights } from './rooms-ten.ts';

function timed(moment: Moment, formula: Formula): number {
  const begun = performance.now();
  viewTruth(engine, moment, formula, viewOf);
  return performance.now() - begun;
}

/** What the views of ten players cost after three nights with kills, and what they miss of exact knowledge in small houses. */
export function roomsBenchmarks(): Readonly<Record<string, number | string>> {
  const moments = threeNights();
  const one = moments.flatMap((moment) => TEN.map((name) => timed(moment, knows(name, atom('mafia', 'Jan')))));
  const two = moments.flatMap((moment) =>
    TEN.slice(1).map((name) => timed(moment, knows('Ann', knowsWhether(name, atom('mafia', 'Jan'))))),
  );
  const missed = SMALL_HOUSES.map((house): [string, string] => {
    const seen = noAgreement();
    for (let seed = 1; seed <= SEEDS; seed++) compareViews(house, seed, 12, 20_000, seen);
    const wrong = seen.wrong.length === 0 ? '' : `, ${seen.wrong.length} WRONG`;
    return [`Rooms, ${house.title}: found of what is known`, `${seen.found} of ${seen.holding}${wrong}`];
  });
  return {
    'Rooms, ten players, three nights, K_i mafia(j)': median(one),
    'Rooms, ten players, three nights, K_i mafia(j), slowest': Math.max(...one),
    'Rooms, ten players, three nights, K_i Kw_j mafia(k)': median(two),
    'Rooms, ten players, three nights, K_i Kw_j mafia(k), slowest': Math.max(...two),
    ...Object.fromEntries(missed),
  };
}
