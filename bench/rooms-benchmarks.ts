import { performance } from 'node:perf_hooks';
import type { Moment } from '../src/engine/moment.ts';
import { viewTruth } from '../src/engine/views.ts';
import { viewOf } from '../src/games/rooms/views/view.ts';
import { atom, knows, knowsWhether } from '../src/logic/formula/constructors.ts';
import type { Formula } from '../src/logic/formula/formula.ts';
import { median } from './median.ts';
import { engine, TEN, threeNights } from './rooms-ten.ts';

function timed(moment: Moment, formula: Formula): number {
  const begun = performance.now();
  viewTruth(engine, moment, formula, viewOf);
  return performance.now() - begun;
}

/** What the views of ten players cost after three nights with kills. */
export function roomsBenchmarks(): Readonly<Record<string, number | string>> {
  const moments = threeNights();
  const one = moments.flatMap((moment) => TEN.map((name) => timed(moment, knows(name, atom('mafia', 'Jan')))));
  const two = moments.flatMap((moment) =>
    TEN.slice(1).map((name) => timed(moment, knows('Ann', knowsWhether(name, atom('mafia', 'Jan'))))),
  );
  return {
    'Rooms, ten players, three nights, K_i mafia(j)': median(one),
    'Rooms, ten players, three nights, K_i mafia(j), slowest': Math.max(...one),
    'Rooms, ten players, three nights, K_i Kw_j mafia(k)': median(two),
    'Rooms, ten players, three nights, K_i Kw_j mafia(k), slowest': Math.max(...two),
  };
}
