import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as f from '../../../src/logic/formula/constructors.ts';
import type { AtomFormula, Formula, Group } from '../../../src/logic/formula/formula.ts';
import { certainTruth } from '../../../src/logic/symbolic/certainty.ts';
import type { KnowledgeStructure } from '../../../src/logic/symbolic/knowledge-structure.ts';
import { listModels } from '../../../src/logic/symbolic/models.ts';
import { knowledgeStructure } from '../../../src/logic/symbolic/structure-description.ts';
import type { StructureFamily } from '../../../src/logic/symbolic/structure-family.ts';
import { familyTruth } from '../../../src/logic/symbolic/structure-family.ts';
import { truthAt } from '../../../src/logic/symbolic/world-truth.ts';
import { AGENTS, arbitraryFormula, ATOMS } from '../../support/arbitrary-models.ts';

const atoms = ATOMS.map((name) => f.atom(name));

/** A law as a list of allowed worlds, each a list of true atoms. */
const arbitraryLaw = fc.array(fc.subarray(ATOMS), { minLength: 1, maxLength: 6 });
const arbitrarySights = fc.tuple(fc.subarray(atoms), fc.subarray(atoms), fc.subarray(atoms));

function lawOf(worlds: readonly (readonly string[])[]): Formula {
  const worldOf = (truths: readonly string[]) =>
    f.and(...ATOMS.map((name) => (truths.includes(name) ? f.atom(name) : f.not(f.atom(name)))));
  return f.or(...worlds.map(worldOf));
}

function structure(worlds: readonly (readonly string[])[], sights: readonly (readonly AtomFormula[])[]) {
  return knowledgeStructure({
    agents: AGENTS,
    atoms,
    law: lawOf(worlds),
    sights: sights.map((sees) => [{ when: f.top, sees }]),
  });
}

/** One structure as a family: the same law for all. */
function familyOf(free: KnowledgeStructure, world: ReadonlySet<number>): StructureFamily {
  return { free, world, law: () => free.law, cell: () => free.law };
}

const members = (group: Group) => (group.kind === 'listed' ? group.agents : AGENTS);

test('what is certain where more worlds are possible, less is seen and an atom is not kept holds exactly; its negation likewise', () => {
  fc.assert(
    fc.property(
      arbitraryLaw,
      arbitraryLaw,
      arbitrarySights,
      arbitrarySights,
      arbitraryFormula(true),
      fc.option(fc.constantFrom(...ATOMS)),
      (worlds, more, sights, masks, formula, lost) => {
        const exact = structure(worlds, sights);
        const less = structure(
          [...worlds, ...more],
          sights.map((sees, agent) => sees.filter((atom) => masks[agent].includes(atom))),
        );
        const fact = (atom: AtomFormula) => (atom.name === lost ? null : atom);
        for (const truths of listModels(exact.diagrams, exact.law, exact.variables, 8)) {
          const world = new Set(truths);
          const said = certainTruth(familyOf(less, world), formula, { fact, members });
          if (said !== null) expect(said).toBe(truthAt(exact, world, formula));
        }
      },
    ),
    { numRuns: 600 },
  );
});

test('where all have the same law a formula holds in the family exactly where it does in the structure, whatever worlds are looked at', () => {
  fc.assert(
    fc.property(arbitraryLaw, arbitrarySights, arbitraryFormula(true), (worlds, sights, formula) => {
      const exact = structure(worlds, sights);
      for (const truths of listModels(exact.diagrams, exact.law, exact.variables, 8)) {
        const world = new Set(truths);
        expect(familyTruth(familyOf(exact, world), formula)).toBe(truthAt(exact, world, formula));
      }
    }),
    { numRuns: 300 },
  );
});

test('nothing is left undecided of Boolean formulas and of what is known where nothing is left out', () => {
  const exact = structure([[ATOMS[0]], [ATOMS[0], ATOMS[1]], []], [atoms, [], []]);
  const first = ATOMS[0];
  for (const truths of listModels(exact.diagrams, exact.law, exact.variables, 8)) {
    const family = familyOf(exact, new Set(truths));
    const asked = (formula: Formula) => certainTruth(family, formula, { fact: (atom) => atom, members });
    expect(asked(f.atom(first))).toBe(truthAt(exact, family.world, f.atom(first)));
    expect(asked(f.knowsWhether(AGENTS[0], f.atom(first)))).toBe(true);
  }
});
