import * as fc from 'fast-check';
import type { Formula, Group } from '../../src/logic/formula/formula.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Model } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import type { Interpretation } from '../../src/logic/truth.ts';
import type { ValuedModel } from '../../src/logic/valued-model.ts';
import { valuedModel } from '../../src/logic/valued-model.ts';

export const AGENTS = ['a', 'b', 'c'];
export const ATOMS = ['p', 'q', 'r'];

/** What formulas mean in a model whose states are sets of ATOMS, as bits. */
export function meaningIn(model: Model): Interpretation {
  return {
    agents: AGENTS,
    living: [0, 1],
    atom: ({ name }) => new Uint8Array(model.states.map((state) => (state >> ATOMS.indexOf(name)) & 1)),
  };
}

/** Small S5 models of three agents, whose states are sets of atoms. Now and then two worlds are alike in all. */
export function arbitraryModel(least = 0, most = 8): fc.Arbitrary<Model> {
  const world = fc.tuple(fc.nat(7), fc.nat(3), fc.nat(3), fc.nat(3));
  return fc.array(world, { minLength: least, maxLength: most }).map((worlds) =>
    modelOf(
      worlds.map(([state]) => state),
      [1, 2, 3].map((place) => worlds.map((columns) => columns[place])),
    ),
  );
}

/** Such a model with its agents and atoms by name. */
export function arbitraryValuedModel(): fc.Arbitrary<ValuedModel> {
  return arbitraryModel().map((model) =>
    valuedModel(
      AGENTS,
      ATOMS,
      Array.from(model.states, (state, world) => ({
        facts: ATOMS.filter((_, index) => (state >> index) & 1),
        cells: model.cells.map((column) => column[world]),
      })),
    ),
  );
}

/** Groups of one or more agents. */
export const arbitraryGroup: fc.Arbitrary<Group> = fc
  .subarray(AGENTS, { minLength: 1 })
  .map((agents) => ({ kind: 'listed', agents }));

/** Formulas about AGENTS and some atoms; without D if `distributed` is false. Groups may be of nobody, `all` or `living`. */
export function arbitraryFormula(
  distributed: boolean,
  depth = 3,
  atoms: readonly string[] = ATOMS,
): fc.Arbitrary<Formula> {
  const groups: fc.Arbitrary<Group> = fc.oneof(
    arbitraryGroup,
    fc.constantFrom<Group>({ kind: 'all' }, { kind: 'living' }, { kind: 'listed', agents: [] }),
  );
  const agents = fc.constantFrom(...AGENTS);
  const leaves: fc.Arbitrary<Formula> = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...atoms).map((name) => f.atom(name)) },
    { weight: 1, arbitrary: fc.constantFrom(f.top, f.bottom) },
  );
  if (depth === 0) return leaves;
  const smaller = arbitraryFormula(distributed, depth - 1, atoms);
  const kinds = distributed ? ([f.everybody, f.common, f.distributed] as const) : ([f.everybody, f.common] as const);
  return fc.oneof(
    { weight: 2, arbitrary: leaves },
    { weight: 1, arbitrary: smaller.map(f.not) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(f.and, f.or, f.xor, f.oneOf, f.implies, f.iff), smaller, smaller)
        .map(([make, left, right]) => make(left, right)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(f.knows, f.considers, f.knowsWhether), agents, smaller)
        .map(([make, agent, operand]) => make(agent, operand)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...kinds), fc.boolean(), groups, smaller)
        .map(([make, whether, group, operand]) => ({ ...make(group, operand), whether })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.option(fc.subarray(AGENTS), { nil: 'all' as const }), fc.boolean(), fc.boolean(), smaller, smaller)
        .map(([hearers, whether, dual, told, then]) => ({ ...f.announced(told, then), hearers, whether, dual })),
    },
  );
}
