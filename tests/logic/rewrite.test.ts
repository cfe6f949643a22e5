import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { operandsOf, subformulas, withOperands } from '../../src/logic/formula/inspect.ts';
import { printLatex } from '../../src/logic/formula/print-latex.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { happen } from '../../src/logic/plain/plain-events.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { axiomTexts, naiveCommonAxiom } from '../../src/logic/rewrite/axioms.ts';
import { endOf, rewriteAnnouncements, rewriteEvent } from '../../src/logic/rewrite/rewrite.ts';
import { rewritingLatex, rewritingText } from '../../src/logic/rewrite/write-rewriting.ts';
import { truth } from '../../src/logic/truth.ts';
import { AGENTS, arbitraryFormula, arbitraryModel, meaningIn } from '../support/arbitrary-models.ts';
import { arbitraryPlainEvents, arbitraryPlainModel } from '../support/arbitrary-plain.ts';
import { parsed } from './formula-trees.ts';

const membersOf = () => AGENTS;

/** A formula with formulas in place of some of its atoms. */
function filled(formula: Formula, parts: Readonly<Record<string, Formula>>): Formula {
  if (formula.kind === 'atom') return Object.hasOwn(parts, formula.name) ? parts[formula.name] : formula;
  return withOperands(
    formula,
    operandsOf(formula).map((operand) => filled(operand, parts)),
  );
}

function expectValid(model: PlainModel, formula: Formula) {
  expect([...plainTruth(model, formula)]).toEqual(model.worlds.map(() => 1));
}

const arbitraryParts = fc.record({
  f: arbitraryFormula(true, 2),
  g: arbitraryFormula(true, 2),
  h: arbitraryFormula(true, 1),
});

describe('reduction axioms on random models', () => {
  test.each(Object.entries(axiomTexts))('%s: %s', (_, text) => {
    const schema = parsed(text);
    fc.assert(
      fc.property(arbitraryPlainModel(), arbitraryParts, (model, parts) => {
        expectValid(model, filled(schema, parts));
      }),
      { numRuns: 60 },
    );
  });

  test('S5 alike: [!f] K, E and D', () => {
    const schemas = (['knows', 'everybody', 'distributed'] as const).map((axiom) => parsed(axiomTexts[axiom]));
    fc.assert(
      fc.property(arbitraryModel(), arbitraryParts, (model, parts) => {
        for (const schema of schemas) expect(truth(model, filled(schema, parts), meaningIn(model))).not.toContain(0);
      }),
    );
  });

  test('for C the naive one is refuted: a model is found, and it holds in both directions of checking', () => {
    const naive = filled(parsed(naiveCommonAxiom), { f: f.atom('p'), g: f.atom('q') });
    const found = fc
      .sample(arbitraryPlainModel(true), { numRuns: 2000, seed: 1 })
      .find((model) => plainTruth(model, naive).includes(0));
    if (found === undefined) throw new Error('no model refutes it');
    const world = plainTruth(found, naive).indexOf(0);
    const there = (text: string) => plainTruth(found, parsed(text))[world];
    expect(there('[!p]C {a,b} q')).not.toBe(there('p -> C {a,b} [!p]q'));
  });

  test('one direction of it is valid: if C of "after f, g", then after f, C of g', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(true), arbitraryParts, (model, parts) => {
        expectValid(model, filled(parsed('(f -> C {a,b} [!f]g) -> [!f]C {a,b} g'), parts));
      }),
    );
  });
});

describe('announcements rewritten away', () => {
  const common = (formula: Formula) => [...subformulas(formula)].some(({ kind }) => kind === 'common');
  const withoutCommon = arbitraryFormula(true, 3).filter((formula) => !common(formula));

  test('every line is equivalent to the first, and at the end no announcement is left', () => {
    fc.assert(
      fc.property(arbitraryPlainModel(), withoutCommon, (model, formula) => {
        const rewriting = rewriteAnnouncements(formula, membersOf);
        const there = plainTruth(model, formula);
        for (const line of rewriting.lines.slice(0, 60)) expect(plainTruth(model, line.formula)).toEqual(there);
        if (rewriting.obstacle === 'length') return;
        expect(rewriting.obstacle).toBeNull();
        const end = endOf(rewriting);
        expect([...subformulas(end)].map(({ kind }) => kind)).not.toContain('announcement');
        expect(plainTruth(model, end)).toEqual(there);
      }),
      { numRuns: 150 },
    );
  });

  test('the lines of [!p]K a p', () => {
    const { lines, obstacle } = rewriteAnnouncements(parsed('[!p]K a p'));
    expect(obstacle).toBeNull();
    expect(lines.map(({ axiom, formula }) => [axiom, printFormula(formula)])).toEqual([
      ['knows', 'p -> K a [!p]p'],
      ['atom', 'p -> K a (p -> p)'],
    ]);
    expect(lines.map(({ formula }) => printLatex(formula))).toEqual([
      '\\mathsf{p} \\to K_{\\mathsf{a}} [!\\mathsf{p}]\\mathsf{p}',
      '\\mathsf{p} \\to K_{\\mathsf{a}} (\\mathsf{p} \\to \\mathsf{p})',
    ]);
  });

  test('as text and as LaTeX, in the notation that is set', () => {
    const rewriting = rewriteAnnouncements(parsed('<!p>M a q'));
    expect(rewritingText(rewriting)).toBe(
      [
        '    <!p>M a q',
        '<-> p & [!p]M a q   (box for diamond)',
        '<-> p & (p -> ~K a [!p]~q)   (possibility)',
        '<-> p & (p -> ~K a (p -> ~[!p]q))   (negation)',
        '<-> p & (p -> ~K a (p -> ~(p -> q)))   (atoms)',
      ].join('\n'),
    );
    const box = { knows: 'box', considers: 'diamond', announcement: 'bare' } as const;
    expect(rewritingText(rewriting, box).split('\n')[2]).toBe('<-> p & (p -> ~[]_a [p]~q)   (possibility)');
    expect(rewritingLatex(rewriteAnnouncements(parsed('[!p]Bot')))).toBe(
      '\\begin{align*}\n& [!\\mathsf{p}]\\bot \\\\\n\\leftrightarrow{} & \\neg \\mathsf{p} && \\text{(constants)}\n\\end{align*}',
    );
    expect(rewritingText(rewriteAnnouncements(parsed('[!p]C {a} q')))).toContain(
      '[!p]C {a} q: There is no reduction axiom for C',
    );
  });

  test('C has no reduction axiom: the lines end there, and say where', () => {
    const { obstacle, stuckAt, lines } = rewriteAnnouncements(parsed('[!p](q & C {a,b} q)'));
    expect(obstacle).toBe('common');
    expect(stuckAt === null ? '' : printFormula(stuckAt)).toBe('[!p]C {a,b} q');
    expect(lines.map(({ axiom }) => axiom)).toEqual(['and', 'atom']);
  });

  test('a group whose members are not known stops what must name them', () => {
    expect(rewriteAnnouncements(parsed('[a!p]E all q')).obstacle).toBe('group');
    expect(rewriteAnnouncements(parsed('[!p]E all q')).obstacle).toBeNull();
    expect(rewriteAnnouncements(parsed('[a!p]E all q'), membersOf).obstacle).toBeNull();
  });

  test('what would grow without end is cut off', () => {
    const deep = `${'[!K a p]'.repeat(12)}K a K b p`;
    expect(rewriteAnnouncements(parsed(deep)).obstacle).toBe('length');
  });

  test('after an event: [e]formula holds where the rewritten formula does', () => {
    fc.assert(
      fc.property(
        arbitraryPlainModel(false, 4),
        arbitraryPlainEvents(true),
        withoutCommon,
        (model, events, formula) => {
          const rewriting = rewriteEvent(events, 'e0', formula);
          if (rewriting.obstacle !== null) return;
          const end = plainTruth(model, endOf(rewriting));
          const possible = plainTruth(model, events.events[0].precondition);
          const after = happen(model, events);
          const there = plainTruth(after.model, formula);
          for (const world of model.worlds.keys()) {
            const child = after.parents.findIndex((parent, index) => parent === world && after.events[index] === 0);
            expect(end[world]).toBe(possible[world] === 0 ? 1 : there[child]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('an unknown event is refused', () => {
    const [events] = fc.sample(arbitraryPlainEvents(false), 1);
    expect(() => rewriteEvent(events, 'x', f.top)).toThrow('There is no event "x" here.');
  });
});
