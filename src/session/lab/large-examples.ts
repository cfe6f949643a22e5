import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import { and, atom, knows, knowsWhether, not, oneOf, or, top, xor } from '../../logic/formula/constructors.ts';
import type { AtomFormula } from '../../logic/formula/formula.ts';
import { plainModel } from '../../logic/plain/plain-model.ts';
import { equivalence } from '../../logic/plain/relation.ts';
import { described, withFormulas } from './described-example.ts';
import type { Offer } from './lab-state.ts';
import type { LargerPuzzleId } from './larger-puzzles.ts';
import { russianCards, safeAnnouncements } from './russian-cards.ts';

/** Puzzles of any size that the lab can begin with; what has many worlds is kept as a law. */
export type LargeExampleId =
  'muddy20' | 'muddy100' | 'muddy200' | 'cryptographers100' | 'logicians200' | 'russianCards' | 'sumAndProduct';

/** They stand in the order in which they are offered. */
export const largeExampleIds: readonly LargeExampleId[] = [
  'muddy20',
  'muddy100',
  'muddy200',
  'cryptographers100',
  'logicians200',
  'russianCards',
  'sumAndProduct',
];

/** An example with formulas worth asking; the first is worth announcing. */
export function largeExample(id: LargeExampleId): StructureFile {
  return makers[id]();
}

/** A classic with so many players. */
export function largerPuzzle(id: LargerPuzzleId, players: number): StructureFile {
  return puzzles[id](players);
}

/** Formulas that an example offers to be announced, with what each is called. */
export function largeOffers(id: LargeExampleId): readonly Offer[] {
  return id === 'russianCards' ? safeAnnouncements() : [];
}

const makers: Readonly<Record<LargeExampleId, () => StructureFile>> = {
  muddy20: () => muddyChildren(20),
  muddy100: () => muddyChildren(100),
  muddy200: () => muddyChildren(200),
  cryptographers100: () => diningCryptographers(100),
  logicians200: () => drinkingLogicians(200),
  russianCards,
  sumAndProduct: () => sumAndProduct(100),
};

const puzzles: Readonly<Record<LargerPuzzleId, (players: number) => StructureFile>> = {
  'muddy-children': muddyChildren,
  'dining-cryptographers': diningCryptographers,
  'drinking-logicians': drinkingLogicians,
};

function numbered(name: string, count: number): readonly AtomFormula[] {
  return Array.from({ length: count }, (_, index) => atom(`${name}${index + 1}`));
}

/** Children who see each other's foreheads; three are muddy, and nobody has said anything yet. */
function muddyChildren(children: number): StructureFile {
  const muddy = numbered('m', children);
  const agents = muddy.map((_, index) => `c${index + 1}`);
  return described(
    {
      agents,
      atoms: muddy,
      law: top,
      sights: muddy.map((_, index) => [{ when: top, sees: muddy.toSpliced(index, 1) }]),
    },
    muddy.slice(0, 3),
    [
      or(...muddy),
      and(...agents.map((agent, index) => not(knowsWhether(agent, muddy[index])))),
      knowsWhether('c1', muddy[0]),
      knowsWhether('c4', muddy[3]),
    ],
  );
}

/** Cryptographers at dinner (Chaum 1988): each two share a coin, and one of them paid, or the NSA (`paid0`) did. */
function diningCryptographers(diners: number): StructureFile {
  const payers = [atom('paid0'), ...numbered('paid', diners)];
  const coins: AtomFormula[] = [];
  const held = Array.from({ length: diners + 1 }, (): AtomFormula[] => []);
  for (let one = 1; one <= diners; one++) {
    for (let other = one + 1; other <= diners; other++) {
      const coin = atom('coin', String(one), String(other));
      coins.push(coin);
      held[one].push(coin);
      held[other].push(coin);
    }
  }
  const agents = payers.slice(1).map((_, index) => `d${index + 1}`);
  const paid = payers.slice(1);
  // What everybody says are the coins' sides, turned round by who paid: said together, the coins cancel out.
  return described(
    {
      agents,
      atoms: [...payers, ...coins],
      law: oneOf(...payers),
      sights: agents.map((_, index) => [{ when: top, sees: [payers[index + 1], ...held[index + 1]] }]),
    },
    [paid[2]],
    [xor(...paid), knows('d1', or(...paid)), knows('d1', paid[2]), knows('d3', paid[2])],
  );
}

/** Logicians who each know whether they want a drink themselves; all do. They are asked, one after the other, whether all do. */
function drinkingLogicians(logicians: number): StructureFile {
  const wants = numbered('w', logicians);
  const agents = wants.map((_, index) => `l${index + 1}`);
  const all = and(...wants);
  return described(
    { agents, atoms: wants, law: top, sights: wants.map((want) => [{ when: top, sees: [want] }]) },
    wants,
    [
      not(knowsWhether('l1', all)),
      not(knowsWhether('l2', all)),
      knowsWhether(`l${logicians}`, all),
      wants[logicians - 1],
    ],
  );
}

/** Numbers with 1 < x < y and x + y at most so much (Freudenthal 1969); one is told the sum, the other the product of 4 and 13. */
function sumAndProduct(most: number): StructureFile {
  const pairs: (readonly [number, number])[] = [];
  for (let x = 2; 2 * x < most; x++) for (let y = x + 1; x + y <= most; y++) pairs.push([x, y]);
  // The binary digits of both numbers, the highest first: `x64` says that 64 is a part of x.
  const powers = Array.from({ length: Math.ceil(Math.log2(most)) }, (_, place) => 2 ** place).reverse();
  const digits = powers.flatMap((power) => [`x${power}`, `y${power}`]);
  const factsOf = ([x, y]: readonly [number, number]) =>
    powers.flatMap((power) => [...(x & power ? [`x${power}`] : []), ...(y & power ? [`y${power}`] : [])]);
  const model = plainModel(
    ['Sum', 'Product'],
    digits,
    pairs.map((pair) => ({ name: pair.join(', '), facts: factsOf(pair) })),
    [equivalence(pairs.map(([x, y]) => x + y)), equivalence(pairs.map(([x, y]) => x * y))],
  );
  const knowsPair = (agent: string) => and(...digits.map((digit) => knowsWhether(agent, atom(digit))));
  return {
    source: { kind: 'model', model },
    actual: factsOf([4, 13]),
    ...withFormulas([knows('Sum', not(knowsPair('Product'))), knowsPair('Product'), knowsPair('Sum')]),
  };
}
