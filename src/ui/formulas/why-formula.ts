import { not } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula, printUnicode } from '../../logic/formula/print.ts';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import type { Viewpoint } from '../../session/viewpoint.ts';

/**
 * What can be explained of a formula: why the player of its outermost K knows what stands under it, or why not. Null if it
 * is about nobody's knowledge, or about that of a player whose thoughts the viewpoint may not look into.
 */
export function whyAsked(text: string, names: readonly string[], viewpoint: Viewpoint): WhyRequest | null {
  const parsed = parseFormula(text);
  if (!parsed.ok) return null;
  const known = knowledgeIn(parsed.formula);
  if (known === null) return null;
  const agent = names.indexOf(known.agent);
  if (agent < 0 || (viewpoint !== 'teacher' && viewpoint !== agent)) return null;
  return { agent, formula: printFormula(known.what), says: printUnicode(known.what), typed: true };
}

/** Whose knowledge of what decides a formula; that somebody holds something possible is that they do not know the contrary. */
function knowledgeIn(formula: Formula): { readonly agent: string; readonly what: Formula } | null {
  if (formula.kind === 'not') return knowledgeIn(formula.operand);
  if (formula.kind === 'knows') return { agent: formula.agent, what: formula.operand };
  return formula.kind === 'considers' ? { agent: formula.agent, what: not(formula.operand) } : null;
}
