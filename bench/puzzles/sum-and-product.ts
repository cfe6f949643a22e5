import { announcement } from '../../src/logic/announce.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Model, WorldSet } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { announced } from '../../src/logic/symbolic/announced.ts';
import { SymbolicKnowledge } from '../../src/logic/symbolic/symbolic-knowledge.ts';
import { structureOf } from '../../src/logic/symbolic/translate.ts';
import { knownWhere } from '../../src/logic/truth.ts';
import { update } from '../../src/logic/update.ts';
import { valuedModel } from '../../src/logic/valued-model.ts';
import { complement } from '../../src/logic/world-set.ts';

type Pair = readonly [number, number];

/** Pairs with 1 < x < y and x + y at most so much (Freudenthal 1969). */
function pairsUpTo(most: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let x = 2; 2 * x < most; x++) for (let y = x + 1; x + y <= most; y++) pairs.push([x, y]);
  return pairs;
}

/** The pairs that remain after the three announcements, with worlds listed one by one. Sum is agent 0, product agent 1. */
export function sumAndProduct(most: number): readonly Pair[] {
  const pairs = pairsUpTo(most);
  const first = modelOf(
    pairs.map((_, place) => place),
    [pairs.map(([x, y]) => x + y), pairs.map(([x, y]) => x * y)],
  );
  const second = announce(first, knownWhere(first, 0, complement(knowing(first, 1))));
  const third = announce(second, knowing(second, 1));
  const last = announce(third, knowing(third, 0));
  return Array.from(last.states, (place) => pairs[place]);
}

/** The same by a structure whose atoms are the binary digits of both numbers. */
export function sumAndProductInSymbols(most: number): readonly Pair[] {
  const digits = Array.from({ length: Math.ceil(Math.log2(most)) }, (_, place) => place).reverse();
  const atoms = digits.flatMap((place) => [`x${place}`, `y${place}`]);
  const worlds = pairsUpTo(most).map(([x, y]) => ({
    facts: digits.flatMap((place) => [
      ...((x >> place) & 1 ? [`x${place}`] : []),
      ...((y >> place) & 1 ? [`y${place}`] : []),
    ]),
    cells: [x + y, x * y],
  }));
  const { structure } = structureOf(valuedModel(['sum', 'product'], atoms, worlds));
  const knows = (agent: string) => f.and(...structure.atoms.map((digit) => f.knowsWhether(agent, digit)));
  const last = [f.knows('sum', f.not(knows('product'))), knows('product'), knows('sum')].reduce(announced, structure);
  const { worlds: left } = new SymbolicKnowledge(last).where(f.top, most);
  return left.map((facts): Pair => {
    const numberOf = (letter: string) =>
      digits.reduce((sum, place) => sum + (facts.includes(`${letter}${place}`) ? 2 ** place : 0), 0);
    return [numberOf('x'), numberOf('y')];
  });
}

function announce(model: Model, truths: WorldSet): Model {
  return update(model, announcement(model, truths)).model;
}

/** Where an agent knows the pair: the cell holds no other. */
function knowing({ cells, cellCounts }: Model, agent: number): WorldSet {
  const sizes = new Int32Array(cellCounts[agent]);
  for (const cell of cells[agent]) sizes[cell]++;
  return Uint8Array.from(cells[agent], (cell) => (sizes[cell] === 1 ? 1 : 0));
}
