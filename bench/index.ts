import { balanceBenchmarks } from './balance-benchmarks.ts';
import { classicsBenchmarks } from './classics-benchmarks.ts';
import { muddyBenchmarks } from './muddy-benchmarks.ts';
import { roomsBenchmarks } from './rooms-benchmarks.ts';
import { roomsScreenBenchmarks } from './rooms-screen-benchmarks.ts';
import { salemBenchmarks } from './salem-benchmarks.ts';
import { simulationBenchmarks } from './simulation-benchmarks.ts';
import { standoffBenchmarks } from './standoff-benchmarks.ts';
import { symbolicBenchmarks } from './symbolic-benchmarks.ts';

/** Prints all figures as JSON; times are medians in milliseconds. */
const figures = {
  node: process.version,
  ...salemBenchmarks(),
  ...muddyBenchmarks(),
  ...classicsBenchmarks(),
  ...symbolicBenchmarks(),
  ...standoffBenchmarks(),
  ...roomsBenchmarks(),
  ...roomsScreenBenchmarks(),
  ...simulationBenchmarks(),
  ...balanceBenchmarks(),
};
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
