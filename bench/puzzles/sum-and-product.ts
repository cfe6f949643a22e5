import { explicitKnowledge } from '../../src/logic/explicit-knowledge.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import type { Facts, Happening, Knowledge } from '../../src/logic/knowledge.ts';
import { announced } from '../../src/logic/symbolic/announced.ts';
import { SymbolicKnowledge } from '../../src/logic/symbolic/symbolic-knowledge.ts';
import { structureOf } from '../../src/logic/symbolic/translate.ts';
import type { ValuedModel } from '../../src/logic/valued-model.ts';
import { valuedModel } from '../../src/logic/valued-model.ts';

type Pair = readonly [number, number];

/** Pairs with 1 < x < y and x + y at most so much (Freudenthal 1969). */
function pairsUpTo(most: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let x = 2; 2 * x < most; x++) for (let y = x + 1; x + y <= most; y++) pairs.push([x, y]);
  return pairs;
}

/** The pairs that remain after the three announcements, with worlds listed one by one. */
export function sumAndProduct(most: number): readonly Pair[] {
  const model = pairModel(most);
  const last = saying(model.atoms).reduce<Knowledge>(
    (before, formula) => before.update(publicly(formula)),
    explicitKnowledge(model),
  );
  return pairsLeft(last, most);
}

/** The same by a structure, with variables for the numbers of cells beside the atoms. */
export function sumAndProductInSymbols(most: number): readonly Pair[] {
  const model = pairModel(most);
  const last = saying(model.atoms).reduce(announced, structureOf(model).structure);
  return pairsLeft(new SymbolicKnowledge(last), most);
}

/** A model whose worlds are the pairs, and whose atoms are the binary digits of both numbers. */
function pairModel(most: number): ValuedModel {
  const places = Array.from({ length: Math.ceil(Math.log2(most)) }, (_, place) => place).reverse();
  const worlds = pairsUpTo(most).map(([x, y]) => ({
    facts: places.flatMap((place) => [
      ...((x >> place) & 1 ? [`x${place}`] : []),
      ...((y >> place) & 1 ? [`y${place}`] : []),
    ]),
    cells: [x + y, x * y],
  }));
  return valuedModel(
    ['sum', 'product'],
    places.flatMap((place) => [`x${place}`, `y${place}`]),
    worlds,
  );
}

/** What is said, as formulas: that Sum knew that Product does not know the numbers; that Product knows them; that Sum does. */
function saying(digits: readonly string[]): readonly Formula[] {
  const knows = (agent: string) => f.and(...digits.map((digit) => f.knowsWhether(agent, f.atom(digit))));
  return [f.knows('sum', f.not(knows('product'))), knows('product'), knows('sum')];
}

function publicly(formula: Formula): Happening {
  return { kind: 'news', announced: formula, hearers: 'all', whether: false };
}

function pairsLeft(knowledge: Knowledge, most: number): readonly Pair[] {
  return knowledge.where(f.top, most).worlds.map((facts): Pair => [numberOf(facts, 'x'), numberOf(facts, 'y')]);
}

function numberOf(facts: Facts, letter: 'x' | 'y'): number {
  return facts.filter((fact) => fact.startsWith(letter)).reduce((sum, fact) => sum + 2 ** Number(fact.slice(1)), 0);
}
