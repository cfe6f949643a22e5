import { performance } from 'node:perf_hooks';

/** The median time of several runs of some work, in milliseconds; `prepare` is not counted and runs before each. */
export function medianTime<T>(runs: number, prepare: () => T, work: (prepared: T) => void): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const prepared = prepare();
    const start = performance.now();
    work(prepared);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The middle value; of an even number of values the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return Math.round(values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] * 10) / 10;
}
