import { classicsBenchmarks } from './classics-benchmarks.ts';
import { muddyBenchmarks } from './muddy-benchmarks.ts';
import { salemBenchmarks } from './salem-benchmarks.ts';
import { simulationBenchmarks } from './simulation-benchmarks.ts';

/** Prints all figures as JSON; times are medians in milliseconds. */
process.stdout.write(
  `${JSON.stringify({ node: process.version, ...salemBenchmarks(), ...muddyBenchmarks(), ...classicsBenchmarks(), ...simulationBenchmarks() }, null, 2)}\n`,
);
