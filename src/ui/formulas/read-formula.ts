import type { Formula, Span } from '../../logic/formula/formula.ts';
import { agentsNamedBy, subformulas } from '../../logic/formula/inspect.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import type { Vocabulary } from './complete.ts';

/** A typed formula as it was understood, or what is wrong with it and where. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly typeset: string; readonly strange: Span | null }
  | { readonly kind: 'faulty'; readonly message: string; readonly span: Span };

/** Reads what was typed. `strange`: where something stands that the game does not know; the backend says what is wrong. */
export function readFormula(text: string, vocabulary: Vocabulary): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const parsed = parseFormula(text);
  if (parsed.ok) {
    return { kind: 'read', typeset: printUnicode(parsed.formula), strange: strangeIn(parsed.formula, vocabulary) };
  }
  const { message, start, end } = parsed.error;
  return { kind: 'faulty', message, span: { start, end } };
}

function strangeIn(formula: Formula, { names, atoms }: Vocabulary): Span | null {
  for (const part of subformulas(formula)) {
    if (agentsNamedBy(part).some((name) => !names.includes(name))) return part.span;
    if (part.kind !== 'atom') continue;
    const kinds = atoms.find(({ name }) => name === part.name)?.arguments;
    const fits =
      kinds?.length === part.arguments.length &&
      kinds.every((kind, index) =>
        kind === 'player' ? names.includes(part.arguments[index]) : /^\d+$/.test(part.arguments[index]),
      );
    if (!fits) return part.span;
  }
  return null;
}
