import { balanceBenchmarks } from './balance-benchmarks.ts';
import { classicsBenchmarks } from './classics-benchmarks.ts';
import { muddyBenchmarks } from './muddy-benchmarks.ts';
import { salemBenchmarks } from './salem-benchmarks.ts';
import { simulationBenchmarks } from './simulation-benchmarks.ts';
import { standoffBenchmarks } from './standoff-benchmarks.ts';

/** Prints all figures as JSON; times are medians in milliseconds. */
process.stdout.write(
  `${JSON.stringify({ node: process.version, ...salemBenchmarks(), ...muddyBenchmarks(), ...classicsBenchmarks(), ...standoffBenchmarks(), ...simulationBenchmarks(), ...balanceBenchmarks() }, null, 2)}\n`,
);
