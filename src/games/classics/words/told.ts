import type { Glyph } from '../../../engine/rules.ts';
import { answer, denialOf } from '../telling.ts';
import type { PuzzleWords } from './presentation.ts';
import { quoted } from './presentation.ts';

/** What an announcement of a puzzle says; see `PuzzleWords.said`. */
export type SaidByPuzzle = NonNullable<PuzzleWords['said']>;

/** What somebody says who is asked whether they know something: `yes` or `no`; null for another formula. */
export const answersOf =
  (question: (name: string) => string, yes: string, no: string): SaidByPuzzle =>
  (by, formula, names, formulaNames) => {
    if (by === null) return null;
    const name = formulaNames[by];
    if (formula === answer(name, question(name), true)) return quoted(names[by], yes);
    return formula === answer(name, question(name), false) ? quoted(names[by], no) : null;
  };

/** What a line of a dialogue says, or that its speaker cannot say it; null for none of the lines. */
export function lineOrDenial(
  formula: string,
  names: readonly string[],
  formulaNames: readonly string[],
  lines: readonly { readonly by: number; readonly formula: string; readonly says: string }[],
): string | null {
  for (const line of lines) {
    if (formula === line.formula) return quoted(names[line.by], line.says);
    if (formula === denialOf(formulaNames, line)) return `${names[line.by]} cannot say: “${line.says}”`;
  }
  return null;
}

/** The number that a player carries in a picture, behind a word. */
export function carried(face: readonly Glyph[], player: number, word = ''): number {
  return Number(face.find(({ of }) => of === player)?.sign.slice(word.length) ?? 0);
}
