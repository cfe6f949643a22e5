import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcementAlternatives } from '../../src/logic/announce.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import type { Model, WorldSet } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { truth } from '../../src/logic/truth.ts';
import type { Alternatives } from '../../src/logic/update.ts';
import { OverBudget, update } from '../../src/logic/update.ts';
import { alternatives, arbitraryStep } from '../support/arbitrary-steps.ts';
import { AGENTS, arbitraryFormula, arbitraryGroup, arbitraryModel, meaningIn } from '../support/arbitrary-models.ts';

const arbitraryAgent = fc.constantFrom(...AGENTS);
const anyFormula = arbitraryFormula(true);
const nobody = { kind: 'listed', agents: [] } as const;

function worldsOf(model: Model, formula: Formula): WorldSet {
  return truth(model, formula, meaningIn(model));
}

function expectValid(model: Model, formula: Formula): void {
  expect(worldsOf(model, formula)).toEqual(new Uint8Array(model.size).fill(1));
}

describe('laws of knowledge on random models', () => {
  test('K distributes over implication, and what is valid is known', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryAgent, anyFormula, anyFormula, (model, agent, p, q) => {
        const known = (operand: Formula) => f.knows(agent, operand);
        expectValid(model, f.implies(known(f.implies(p, q)), f.implies(known(p), known(q))));
        expectValid(model, known(f.or(p, f.not(p))));
      }),
    );
  });

  test('axioms T, 4 and 5; M is the dual of K, Kw is K of one or the other', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryAgent, anyFormula, (model, agent, p) => {
        const known = f.knows(agent, p);
        expectValid(model, f.implies(known, p));
        expectValid(model, f.implies(known, f.knows(agent, known)));
        expectValid(model, f.implies(f.not(known), f.knows(agent, f.not(known))));
        expectValid(model, f.iff(f.considers(agent, p), f.not(f.knows(agent, f.not(p)))));
        expectValid(model, f.iff(f.knowsWhether(agent, p), f.or(known, f.knows(agent, f.not(p)))));
      }),
    );
  });

  test('for groups of one or more: C implies E implies K of each member, which implies D', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryGroup, anyFormula, (model, group, p) => {
        expectValid(model, f.implies(f.common(group, p), f.everybody(group, p)));
        for (const agent of group.kind === 'listed' ? group.agents : []) {
          expectValid(model, f.implies(f.everybody(group, p), f.knows(agent, p)));
          expectValid(model, f.implies(f.knows(agent, p), f.distributed(group, p)));
        }
        expectValid(model, f.implies(f.distributed(group, p), p));
      }),
    );
  });

  test('common knowledge is the fixed point: C p is E of p and C p', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryGroup, anyFormula, (model, group, p) => {
        expectValid(model, f.iff(f.common(group, p), f.everybody(group, f.and(p, f.common(group, p)))));
      }),
    );
  });

  test('"whether" of a group: E of each member, C and D of one or the other', () => {
    fc.assert(
      fc.property(arbitraryModel(), arbitraryGroup, anyFormula, (model, group, p) => {
        const members = group.kind === 'listed' ? group.agents : [];
        const each = f.and(...members.map((agent) => f.knowsWhether(agent, p)));
        expectValid(model, f.iff({ ...f.everybody(group, p), whether: true }, each));
        for (const make of [f.common, f.distributed]) {
          expectValid(model, f.iff({ ...make(group, p), whether: true }, f.or(make(group, p), make(group, f.not(p)))));
        }
      }),
    );
  });

  test('groups of nobody: E is true of everything, C says its operand, D that it holds everywhere', () => {
    fc.assert(
      fc.property(arbitraryModel(), anyFormula, (model, p) => {
        expectValid(model, f.everybody(nobody, p));
        expectValid(model, f.iff(f.common(nobody, p), p));
        const everywhere = worldsOf(model, p).includes(0) ? 0 : 1;
        expect(worldsOf(model, f.distributed(nobody, p))).toEqual(new Uint8Array(model.size).fill(everywhere));
      }),
    );
  });

  test('in the empty model every formula is valid and nothing is satisfiable', () => {
    const empty = modelOf([], [[], [], []]);
    fc.assert(
      fc.property(anyFormula, (p) => {
        const worlds = worldsOf(empty, p);
        expect(worlds).not.toContain(0);
        expect(worlds).not.toContain(1);
      }),
    );
  });
});

describe('laws of announcements on random models', () => {
  test('reduction axioms for [!p] over atoms, not, and, K, E and D', () => {
    fc.assert(
      fc.property(
        arbitraryModel(),
        arbitraryAgent,
        arbitraryGroup,
        anyFormula,
        anyFormula,
        (model, agent, group, p, q) => {
          const after = (then: Formula) => f.announced(p, then);
          expectValid(model, f.iff(after(f.atom('q')), f.implies(p, f.atom('q'))));
          expectValid(model, f.iff(after(f.not(q)), f.implies(p, f.not(after(q)))));
          expectValid(model, f.iff(after(f.and(q, f.atom('r'))), f.and(after(q), after(f.atom('r')))));
          expectValid(model, f.iff(after(f.knows(agent, q)), f.implies(p, f.knows(agent, after(q)))));
          expectValid(model, f.iff(after(f.everybody(group, q)), f.implies(p, f.everybody(group, after(q)))));
          expectValid(model, f.iff(after(f.distributed(group, q)), f.implies(p, f.distributed(group, after(q)))));
        },
      ),
    );
  });

  test('two announcements are one: [!p][!q]r is [!(p and [!p]q)]r', () => {
    fc.assert(
      fc.property(arbitraryModel(), anyFormula, anyFormula, anyFormula, (model, p, q, r) => {
        const once = f.announced(f.and(p, f.announced(p, q)), r);
        expectValid(model, f.iff(f.announced(p, f.announced(q, r)), once));
      }),
    );
  });

  test('an announcement to all by name is semi-private news to everybody', () => {
    fc.assert(
      fc.property(arbitraryModel(), anyFormula, arbitraryFormula(false), (model, p, then) => {
        expectValid(model, f.iff(f.announced(p, then), { ...f.announced(p, then), hearers: AGENTS }));
      }),
    );
  });

  test('worlds that are alike in all agree on every formula', () => {
    fc.assert(
      fc.property(arbitraryModel(1), anyFormula, (model, p) => {
        const double = (column: Iterable<number>) => [...column, ...column];
        const twice = modelOf(double(model.states), model.cells.map(double));
        expect([...worldsOf(twice, p)]).toEqual(double(worldsOf(model, p)));
      }),
    );
  });
});

/** A model's worlds as a list that does not depend on how worlds and cells are numbered: each cell is named by its states. */
function picture(model: Model): string[] {
  const descents = model.cells.map((column) => {
    const members = new Map<number, number[]>();
    for (const [world, cell] of column.entries())
      members.set(cell, [...(members.get(cell) ?? []), model.states[world]]);
    return (world: number) => String(members.get(column[world])?.sort());
  });
  return Array.from(model.states, (state, world) => `${state}: ${descents.map((of) => of(world)).join(' | ')}`).sort();
}

const arbitraryModelAndStep = arbitraryModel().chain((model) =>
  fc.record({ model: fc.constant(model), step: arbitraryStep(model.size) }),
);

describe('laws of the update on random models', () => {
  test('perfect recall: worlds in one cell afterwards descend from worlds in one cell, having been shown the same', () => {
    fc.assert(
      fc.property(arbitraryModelAndStep, ({ model, step: { classes, rows } }) => {
        const given = alternatives(classes, rows);
        const after = update(model, given);
        for (const [agent, column] of after.model.cells.entries()) {
          for (let one = 0; one < after.model.size; one++) {
            const parentCell = model.cells[agent][after.parents[one]];
            expect(after.cellParents[agent][column[one]]).toBe(parentCell);
            const shown = given.seen?.[agent][after.rows[one]];
            expect(after.cellSeen[agent][column[one]]).toBe(shown);
            for (let other = 0; other < one; other++) {
              const alike =
                model.cells[agent][after.parents[other]] === parentCell &&
                given.seen?.[agent][after.rows[other]] === shown;
              expect(column[one] === column[other]).toBe(alike);
            }
          }
        }
      }),
    );
  });

  test('the order of the alternatives does not matter', () => {
    fc.assert(
      fc.property(arbitraryModelAndStep, ({ model, step: { classes, rows } }) => {
        const turned = rows.map((own) => own.toReversed());
        const there = update(model, alternatives(classes, rows)).model;
        expect(picture(update(model, alternatives(classes, turned)).model)).toEqual(picture(there));
      }),
    );
  });

  test('worlds with equal state and equal cells are one world, and every descent is kept', () => {
    fc.assert(
      fc.property(arbitraryModelAndStep, ({ model, step: { classes, rows } }) => {
        const { model: after, parents, merged } = update(model, alternatives(classes, rows));
        const key = (world: number) => [after.states[world], ...after.cells.map((column) => column[world])].join();
        const keys = Array.from({ length: after.size }, (_, world) => key(world));
        expect(new Set(keys).size).toBe(after.size);
        const possible = classes.reduce((sum, group) => sum + (group < 0 ? 0 : rows[group].length), 0);
        expect(parents.length + (merged?.parents.length ?? 0)).toBe(possible);
        for (const [index, child] of merged?.children.entries() ?? []) {
          const twin = parents[child];
          const other = merged?.parents[index] ?? -1;
          expect(model.cells.map((column) => column[other])).toEqual(model.cells.map((column) => column[twin]));
        }
      }),
    );
  });

  test('`separated` is only claimed where no two worlds lie in the same cells of everybody', () => {
    fc.assert(
      fc.property(arbitraryModelAndStep, anyFormula, ({ model, step: { classes, rows } }, p) => {
        const once = update(model, alternatives(classes, rows)).model;
        const twice = update(once, announcementAlternatives(once, worldsOf(once, p), [0], true)).model;
        for (const after of [once, twice]) {
          const cells = Array.from(after.states, (_, world) => after.cells.map((column) => column[world]).join());
          if (after.separated) expect(new Set(cells).size).toBe(after.size);
        }
      }),
    );
  });

  test('past the budget nothing is made', () => {
    const model = modelOf([0, 1, 2], [[0, 0, 0]]);
    const twoEach: Alternatives = {
      ...{ classes: new Int32Array(3), offsets: Int32Array.of(0, 2), next: null },
      ...{ seen: [Int32Array.of(0, 1)], seenCounts: [2], separating: true },
    };
    expect(update(model, twoEach, 6).model.size).toBe(6);
    expect(() => update(model, twoEach, 5)).toThrow(OverBudget);
  });
});
