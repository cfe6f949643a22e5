import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcementAlternatives } from '../../src/logic/announce.ts';
import type { Fate, HistoryMoment } from '../../src/logic/explain.ts';
import { explainKnowledge } from '../../src/logic/explain.ts';
import type { Model, WorldSet } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { truth } from '../../src/logic/truth.ts';
import type { Updated } from '../../src/logic/update.ts';
import { update } from '../../src/logic/update.ts';
import { arbitraryFormula, arbitraryModel, meaningIn } from '../support/arbitrary-models.ts';
import { alternatives, arbitraryStep } from '../support/arbitrary-steps.ts';

function firstMoment(model: Model, truths: WorldSet): HistoryMoment {
  return { model, parents: new Int32Array(model.size).fill(-1), merged: null, truths };
}

function nextMoment({ model, parents, merged }: Updated, truths: WorldSet): HistoryMoment {
  return { model, parents, merged, truths };
}

/** What became of a world, by the definition: the set of its descendants in the agent's cell, followed step by step. */
function fateByDefinition(
  history: readonly HistoryMoment[],
  agent: number,
  ancestors: readonly number[],
  world: number,
): Fate {
  let inCell = new Set([world]);
  let satisfiedSince = 0;
  for (const [step, { model, parents, merged, truths }] of history.entries()) {
    if (step > 0) {
      const children = Array.from(parents.keys()).filter((child) => inCell.has(parents[child]));
      const further = Array.from(merged?.children ?? []).filter((_, index) => inCell.has(merged?.parents[index] ?? -1));
      const descendants = new Set([...children, ...further]);
      const column = model.cells[agent];
      inCell = new Set([...descendants].filter((child) => column[child] === column[ancestors[step]]));
      if (inCell.size === 0) return { kind: descendants.size > 0 ? 'apart' : 'pruned', step };
    }
    if ([...inCell].some((child) => truths[child] === 0)) satisfiedSince = step + 1;
  }
  return { kind: 'satisfies', step: satisfiedSince, worlds: [...inCell].sort((one, other) => one - other) };
}

describe('explaining knowledge', () => {
  test('accounts for every former counter-world as the definition does', () => {
    const kinds = new Set<string>();
    const arbitraryHistory = fc.record({
      first: arbitraryModel(1),
      steps: fc.array(arbitraryStep(300), { minLength: 1, maxLength: 3 }),
      formula: arbitraryFormula(true, 2),
    });
    fc.assert(
      fc.property(arbitraryHistory, fc.nat(2), fc.nat(50), ({ first, steps, formula }, agent, pick) => {
        const truths = (model: Model) => truth(model, formula, meaningIn(model));
        const history = [firstMoment(first, truths(first))];
        for (const { classes, rows } of steps) {
          const { model } = history[history.length - 1];
          const updated = update(model, alternatives(classes.slice(0, model.size), rows), 300);
          history.push(nextMoment(updated, truths(updated.model)));
        }
        const last = history[history.length - 1];
        fc.pre(last.model.size > 0);
        const world = pick % last.model.size;
        const explanation = explainKnowledge(history, agent, world);
        const column = last.model.cells[agent];
        const refuting = Array.from(column.keys()).filter(
          (other) => column[other] === column[world] && last.truths[other] === 0,
        );
        if (!explanation.known) {
          expect(explanation.refutedBy).toBe(refuting[0]);
          return;
        }
        expect(refuting).toEqual([]);
        const ancestors = [world];
        for (const { parents } of history.slice(1).reverse()) ancestors.unshift(parents[ancestors[0]]);
        const firstColumn = first.cells[agent];
        const counterWorlds = Array.from(firstColumn.keys()).filter(
          (other) => firstColumn[other] === firstColumn[ancestors[0]] && history[0].truths[other] === 0,
        );
        expect(explanation.counterWorlds).toEqual(
          counterWorlds.map((other) => ({ world: other, fate: fateByDefinition(history, agent, ancestors, other) })),
        );
        for (const { fate } of explanation.counterWorlds) kinds.add(fate.kind);
      }),
      { numRuns: 400 },
    );
    expect([...kinds].sort()).toEqual(['apart', 'pruned', 'satisfies']);
  });

  test('pruned by an announcement, told apart by an observation', () => {
    // p at world 0 only; q at 0 and 1.
    const model = modelOf([3, 2, 0], [[0, 0, 0]]);
    const p = (states: Int32Array) => new Uint8Array(states.map((state) => state & 1));
    const afterQ = update(model, announcementAlternatives(model, Uint8Array.of(1, 1, 0), null, false));
    const shown = update(afterQ.model, announcementAlternatives(afterQ.model, Uint8Array.of(1, 0), [0], true));
    const history = [
      firstMoment(model, p(model.states)),
      nextMoment(afterQ, p(afterQ.model.states)),
      nextMoment(shown, p(shown.model.states)),
    ];
    expect(explainKnowledge(history.slice(0, 2), 0, 0)).toEqual({ known: false, refutedBy: 1 });
    expect(explainKnowledge(history, 0, 0)).toEqual({
      known: true,
      counterWorlds: [
        { world: 1, fate: { kind: 'apart', step: 2 } },
        { world: 2, fate: { kind: 'pruned', step: 1 } },
      ],
    });
    // From a later moment on, only those are left that were still possible then.
    expect(explainKnowledge(history.slice(1), 0, 0)).toEqual({
      known: true,
      counterWorlds: [{ world: 1, fate: { kind: 'apart', step: 1 } }],
    });
  });

  test('a counter-world that was merged into an equal one is still possible', () => {
    const model = modelOf([0, 1], [[0, 0]]);
    const same = alternatives([0, 0], [[{ next: 1, seen: [0, 0, 0] }]]);
    const oneAgent = { ...same, seen: same.seen?.slice(0, 1) ?? null, seenCounts: [3] };
    const updated = update(model, oneAgent);
    expect(updated.model.size).toBe(1);
    const history = [firstMoment(model, Uint8Array.of(1, 0)), nextMoment(updated, Uint8Array.of(1))];
    expect(explainKnowledge(history, 0, 0)).toEqual({
      known: true,
      counterWorlds: [{ world: 1, fate: { kind: 'satisfies', step: 1, worlds: [0] } }],
    });
  });

  test('what was never doubted needs no explanation; no history is refused', () => {
    const model = modelOf([1], [[0]]);
    expect(explainKnowledge([firstMoment(model, Uint8Array.of(1))], 0, 0)).toEqual({ known: true, counterWorlds: [] });
    expect(() => explainKnowledge([], 0, 0)).toThrow(RangeError);
  });
});
