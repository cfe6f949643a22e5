import { performance } from 'node:perf_hooks';
import { fuzzDiagrams } from '../tests/support/fuzz-diagrams.ts';

const OPERATIONS = 1_000_000;
const PARTS = 8;

/** A million random operations on decision diagrams, compared with truth tables. Prints what was done as JSON. */
const start = performance.now();
let collections = 0;
for (let part = 0; part < PARTS; part++) {
  // Every other part with traversals that put off what lies a few levels deep.
  const done = fuzzDiagrams(100 + part, OPERATIONS / PARTS, part % 2 === 0 ? undefined : 2 + part);
  collections += done.collections;
}
const seconds = Math.round((performance.now() - start) / 100) / 10;
process.stdout.write(`${JSON.stringify({ operations: OPERATIONS, collections, seconds })}\n`);
