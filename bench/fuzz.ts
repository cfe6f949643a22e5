import type { FuzzCounts } from '../tests/support/fuzz-diagrams.ts';
import { fuzzDiagrams } from '../tests/support/fuzz-diagrams.ts';

const OPERATIONS = 1_000_000;
const PARTS = 8;

/** Enough for what is kept, and so little that it ends about every hundredth operation. */
const SMALL_BUDGET = 2_000;

/** A million random operations on decision diagrams, compared with truth tables. Prints what was done as JSON. */
const start = process.cpuUsage();
const parts = Array.from({ length: PARTS }, (_, part) =>
  fuzzDiagrams(100 + part, OPERATIONS / PARTS, {
    // Every other part with traversals that put off what lies a few levels deep, and every other pair of parts short of nodes.
    ...(part % 2 === 0 ? {} : { deepest: 2 + part }),
    ...(part % 4 < 2 ? {} : { budget: SMALL_BUDGET }),
  }),
);
const { user, system } = process.cpuUsage(start);
const total = (of: (counts: FuzzCounts) => number) => parts.reduce((sum, counts) => sum + of(counts), 0);
const done = {
  operations: OPERATIONS,
  collections: total(({ collections }) => collections),
  refusals: total(({ refusals }) => refusals),
  processorSeconds: Math.round((user + system) / 100_000) / 10,
};
process.stdout.write(`${JSON.stringify(done)}\n`);
