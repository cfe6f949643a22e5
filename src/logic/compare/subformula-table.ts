import { previously, top } from '../formula/constructors.ts';
import type { Formula } from '../formula/formula.ts';
import { operandsOf } from '../formula/inspect.ts';
import type { WorldSet } from '../model.ts';
import type { TruthOf } from './judge.ts';

/** One subformula, and the question whether it is true. */
export interface SubformulaQuestion {
  readonly formula: Formula;
  /** How many operators stand around it. */
  readonly depth: number;
  /** The steps after which it is asked, outermost first: announcements, and `Y` for a step back. */
  readonly after: readonly Formula[];
  /** Where it is true: at the world itself, or at what has become of it after those steps. */
  readonly question: Formula;
}

/** One subformula and its truth at every world of the model. */
export interface SubformulaRow extends SubformulaQuestion {
  /** Where it is true: at the world itself, or at what has become of it after those steps. */
  readonly worlds: WorldSet;
  /** The worlds that are left after those steps; at all others it is not asked. */
  readonly asked: WorldSet;
}

/**
 * The question of every subformula, in the order in which they are written, so that each can be asked on its own. What stands behind an
 * announcement is asked of the world after it, what stands behind `Y` of the world before; both are found as the truth of that
 * announcement's diamond, or `Y`, around it.
 */
export function subformulaQuestions(formula: Formula): readonly SubformulaQuestion[] {
  const rows: SubformulaQuestion[] = [];
  const visit = (part: Formula, depth: number, after: readonly Formula[]): void => {
    rows.push({ formula: part, depth, after, question: within(after, part) });
    for (const [index, operand] of operandsOf(part).entries()) {
      const isLater = part.kind === 'previously' || (part.kind === 'announcement' && index === 1);
      visit(operand, depth + 1, isLater ? [...after, part] : after);
    }
  };
  visit(formula, 0, []);
  return rows;
}

/** The truth of every subformula at every world. */
export function subformulaTable(truthOf: TruthOf, formula: Formula): readonly SubformulaRow[] {
  return subformulaQuestions(formula).map((row) => ({
    ...row,
    worlds: truthOf(row.question),
    asked: truthOf(within(row.after, top)),
  }));
}

function within(steps: readonly Formula[], formula: Formula): Formula {
  return steps.reduceRight<Formula>((inner, step) => {
    if (step.kind === 'announcement') return { ...step, dual: true, then: inner };
    return previously(inner);
  }, formula);
}
