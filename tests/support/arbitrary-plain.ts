import * as fc from 'fast-check';
import * as f from '../../src/logic/formula/constructors.ts';
import type { PlainEventModel } from '../../src/logic/plain/plain-events.ts';
import { plainEventModel } from '../../src/logic/plain/plain-events.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import type { Relation } from '../../src/logic/plain/relation.ts';
import { equivalence, relationOf } from '../../src/logic/plain/relation.ts';
import { AGENTS, arbitraryFormula, ATOMS } from './arbitrary-models.ts';

function arbitraryRelation(size: number, partition: boolean): fc.Arbitrary<Relation> {
  if (partition) return fc.array(fc.nat(2), { minLength: size, maxLength: size }).map(equivalence);
  if (size === 0) return fc.constant([]);
  const point = fc.nat(size - 1);
  return fc.array(fc.tuple(point, point), { maxLength: 2 * size }).map((pairs) => relationOf(size, pairs));
}

/** Small models of AGENTS and ATOMS with any relations, or with equivalences alone. */
export function arbitraryPlainModel(partitions = false, most = 6): fc.Arbitrary<PlainModel> {
  return fc.array(fc.subarray(ATOMS), { maxLength: most }).chain((facts) =>
    fc.tuple(...AGENTS.map(() => arbitraryRelation(facts.length, partitions))).map((relations) =>
      plainModel(
        AGENTS,
        ATOMS,
        facts.map((own, world) => ({ name: `w${world}`, facts: own })),
        relations,
      ),
    ),
  );
}

/** Small event models of AGENTS; without D in their formulas if `distributed` is false. */
export function arbitraryPlainEvents(distributed: boolean, partitions = false): fc.Arbitrary<PlainEventModel> {
  const formula = arbitraryFormula(distributed, 1);
  const event = fc.record({
    precondition: formula,
    postconditions: fc
      .uniqueArray(fc.constantFrom(...ATOMS), { maxLength: 2 })
      .chain((atoms) => fc.tuple(...atoms.map((atom) => formula.map((becomes) => ({ atom: f.atom(atom), becomes }))))),
  });
  return fc.array(event, { minLength: 1, maxLength: 3 }).chain((events) =>
    fc.tuple(...AGENTS.map(() => arbitraryRelation(events.length, partitions))).map((relations) =>
      plainEventModel(
        AGENTS,
        events.map((own, index) => ({ name: `e${index}`, ...own })),
        relations,
      ),
    ),
  );
}
