import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Diagrams } from '../../../src/logic/symbolic/diagrams.ts';
import { conjunction, disjunction } from '../../../src/logic/symbolic/folds.ts';
import { listModels } from '../../../src/logic/symbolic/models.ts';
import { countByParts } from '../../../src/logic/symbolic/part-counts.ts';

const VARIABLES = [0, 2, 3, 5, 8, 9];

/** Assignments, each by its true variables. */
const arbitraryRows = fc.uniqueArray(fc.subarray(VARIABLES), { selector: (row) => row.join(), maxLength: 20 });

test('worlds counted by parts are those that one counts in a list, whichever variables are chosen', () => {
  fc.assert(
    fc.property(arbitraryRows, fc.subarray(VARIABLES, { minLength: 1 }), arbitraryRows, (rows, chosen, wanted) => {
      const diagrams = new Diagrams();
      const cubes = rows.map((row) =>
        conjunction(
          diagrams,
          VARIABLES.map((variable) => diagrams.variable(variable, row.includes(variable))),
        ),
      );
      const diagram = disjunction(diagrams, cubes);
      const parts = wanted.map((row) => new Set(row.filter((variable) => chosen.includes(variable))));
      const models = listModels(diagrams, diagram, VARIABLES, 100);
      expect(models).toHaveLength(rows.length);
      const listed = parts.map(
        (part) =>
          rows.filter((row) => chosen.every((variable) => row.includes(variable) === part.has(variable))).length,
      );
      expect([...countByParts(diagrams, diagram, VARIABLES, new Set(chosen), parts)]).toEqual(listed);
    }),
    { numRuns: 200 },
  );
});
