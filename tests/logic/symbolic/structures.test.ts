import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { muddyChildren } from '../../../bench/puzzles/symbolic-muddy-children.ts';
import * as f from '../../../src/logic/formula/constructors.ts';
import type { Formula } from '../../../src/logic/formula/formula.ts';
import { announced } from '../../../src/logic/symbolic/announced.ts';
import type { KnowledgeStructure } from '../../../src/logic/symbolic/knowledge-structure.ts';
import { restricted, worldWith } from '../../../src/logic/symbolic/knowledge-structure.ts';
import { functionOf } from '../../../src/logic/symbolic/meaning.ts';
import { countModels } from '../../../src/logic/symbolic/models.ts';
import { NodesOverBudget } from '../../../src/logic/symbolic/node-table.ts';
import { SymbolicKnowledge } from '../../../src/logic/symbolic/symbolic-knowledge.ts';
import { knowledgeStructure } from '../../../src/logic/symbolic/structure-description.ts';
import { transformed } from '../../../src/logic/symbolic/transformer.ts';
import { MeaningError } from '../../../src/logic/truth.ts';
import { parsed } from '../formula-trees.ts';

/** How many ways there are to choose. */
function choose(from: number, some: number): bigint {
  let result = 1n;
  for (let taken = 0; taken < some; taken++) result = (result * BigInt(from - taken)) / BigInt(taken + 1);
  return result;
}

/** Exactly so many of the atoms are true. */
function exactly(count: number, atoms: readonly Formula[]): Formula {
  // From the last atom back: for each number, that so many of those from here on are true.
  let rows: Formula[] = Array.from({ length: count + 1 }, (_, number) => (number === 0 ? f.top : f.bottom));
  for (const atom of atoms.toReversed()) {
    const below = rows;
    rows = below.map((same, number) =>
      f.or(f.and(f.not(atom), same), f.and(atom, number === 0 ? f.bottom : below[number - 1])),
    );
  }
  return rows[count];
}

/** Players of whom some are killers; a killer sees who the killers are, everybody else sees that they are none. */
function killers(players: number, count: number): KnowledgeStructure {
  const killer = Array.from({ length: players }, (_, player) => f.atom('killer', `p${player}`));
  return knowledgeStructure({
    agents: killer.map((_, player) => `p${player}`),
    atoms: killer,
    law: count === 2 ? pairs(killer) : exactly(count, killer),
    sights: killer.map((own) => [
      { when: own, sees: killer },
      { when: f.top, sees: [own] },
    ]),
  });
}

function pairs(atoms: readonly Formula[]): Formula {
  const pair = (one: number, other: number) =>
    f.and(...atoms.map((atom, index) => (index === one || index === other ? atom : f.not(atom))));
  return f.or(...atoms.flatMap((_, one) => atoms.slice(one + 1).map((_other, index) => pair(one, one + 1 + index))));
}

describe('observation that depends on a condition', () => {
  test('ten players, two killers: a killer knows the other, nobody else knows anybody', () => {
    const knowledge = new SymbolicKnowledge(killers(10, 2));
    expect(knowledge.count()).toBe(45n);
    const situation = knowledge.at(['killer(p3)', 'killer(p7)']);
    expect(situation?.cell('p3', 10)).toEqual({ count: 1n, worlds: [['killer(p3)', 'killer(p7)']] });
    expect(situation?.cell('p0', 0).count).toBe(choose(9, 2));
    expect(situation?.holds(parsed('K p3 killer(p7) & K p7 K p3 killer(p7) & D {p0,p3} killer(p7)'))).toBe(true);
    expect(situation?.holds(parsed('M p0 killer(p3) & M p0 K p5 killer(p6) & ~C all killer(p3)'))).toBe(true);
    expect(knowledge.valid(parsed('killer(p1) -> Kw p1 killer(p2)'))).toBe(true);
    // Of the nine others, two are killers.
    expect(situation?.projectCell('p0', ['killer(p3)', 'killer(p4)'], 10).parts).toEqual([
      { facts: [], count: choose(7, 2) },
      { facts: ['killer(p3)'], count: 7n },
      { facts: ['killer(p3)', 'killer(p4)'], count: 1n },
      { facts: ['killer(p4)'], count: 7n },
    ]);
    expect(situation?.projectCell('p0', ['killer(p3)', 'killer(p4)'], 2).complete).toBe(false);
  });

  test('it stays what it was when the condition changes', () => {
    // p0 takes the place of the killer that it observed no more than everybody else: the facts change, nobody learns.
    const structure = killers(4, 2);
    const killer = structure.atoms;
    const { structure: after, follow } = transformed(structure, {
      outcomes: [],
      law: f.top,
      changes: [
        { atom: killer[0], becomes: killer[1] },
        { atom: killer[1], becomes: killer[0] },
      ],
      sees: killer.map(() => []),
    });
    const knowledge = new SymbolicKnowledge(after);
    expect(knowledge.count()).toBe(6n);
    // Whoever was a killer still knows everything; p0, who was none, does not know whether p1 was one.
    expect(knowledge.valid(parsed('killer(p1) -> Kw p0 killer(p2) & Kw p0 killer(p3)'))).toBe(true);
    expect(knowledge.valid(parsed('killer(p0) & ~killer(p1) -> ~K p0 killer(p0)'))).toBe(true);
    const world = follow(worldWith(structure, killer.slice(1, 3)), []);
    const [placed] = after.atoms.map((atom) => functionOf(after, atom));
    expect(world?.has(after.diagrams.levelOf(placed))).toBe(true);
  });
});

test('a transformer settles many things at once: thirty coins tossed, each seen by one of three', () => {
  const coins = Array.from({ length: 30 }, (_, coin) => f.atom('heads', String(coin)));
  const landed = coins.map((_, coin) => f.atom('landed', String(coin)));
  const structure = knowledgeStructure({
    agents: ['a', 'b', 'c'],
    atoms: coins,
    law: f.and(...coins.map(f.not)),
    sights: [[], [], []],
  });
  const { structure: after, follow } = transformed(structure, {
    outcomes: landed,
    law: f.xor(...landed),
    changes: coins.map((atom, coin) => ({ atom, becomes: landed[coin] })),
    sees: [0, 1, 2].map((agent) => landed.filter((_, coin) => coin % 3 === agent)),
  });
  const knowledge = new SymbolicKnowledge(after);
  expect(knowledge.count()).toBe(2n ** 29n);
  expect(knowledge.valid(f.knowsWhether('a', coins[3]))).toBe(true);
  expect(knowledge.valid(f.or(f.knowsWhether('a', coins[4]), f.knowsWhether('a', coins[5])))).toBe(false);
  expect(knowledge.valid({ ...f.distributed({ kind: 'all' }, coins[4]), whether: true })).toBe(true);
  expect(knowledge.valid(f.common({ kind: 'all' }, f.xor(...coins)))).toBe(true);
  expect(follow(new Set(), landed.slice(0, 3))).not.toBeNull();
  expect(follow(new Set(), landed.slice(0, 2))).toBeNull();
});

describe('announcements', () => {
  const names = ['a', 'b', 'c', 'd'];
  const atoms = names.map((name) => f.atom(`m${name}`));

  test('the fused operator gives the same law as building the formula', () => {
    const part = fc
      .tuple(fc.constantFrom(f.knows, f.considers, f.knowsWhether), fc.nat(3), fc.nat(3), fc.boolean(), fc.boolean())
      .map(([make, agent, atom, isTrue, positive]) => {
        const said = make(names[agent], positive ? atoms[atom] : f.not(atoms[atom]));
        return isTrue ? said : f.not(said);
      });
    const formula = fc
      .array(part, { maxLength: 6 })
      .chain((parts) => fc.constantFrom<Formula>(f.and(...parts), f.not(f.or(...parts)), f.or(...parts)));
    const law = fc
      .array(fc.subarray(atoms), { minLength: 1, maxLength: 8 })
      .map((worlds) =>
        f.or(...worlds.map((some) => f.and(...atoms.map((atom) => (some.includes(atom) ? atom : f.not(atom)))))),
      );
    fc.assert(
      fc.property(law, fc.array(formula, { maxLength: 3 }), (lawful, said) => {
        const sights = atoms.map((_, agent) => [{ when: f.top, sees: atoms.toSpliced(agent, 1) }]);
        let structure = knowledgeStructure({ agents: names, atoms, law: lawful, sights });
        for (const one of said) {
          const built = restricted(structure, functionOf(structure, one));
          structure = announced(structure, one);
          expect(structure.law).toBe(built.law);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('reasons in a structure of 2^30 worlds', () => {
  const { structure, nobodyKnows } = muddyChildren(30);
  const facts = ['m1', 'm2', 'm3'];
  const news = { kind: 'news', announced: nobodyKnows, hearers: 'all', whether: false } as const;

  test('why a child knows: each world that refuted it was pruned, and in which round', () => {
    let situation = new SymbolicKnowledge(structure).at(facts);
    expect(situation?.explain('c1', f.atom('m1'))).toEqual({ known: false, refutedBy: ['m2', 'm3'] });
    for (let round = 0; round < 2; round++) situation = situation?.update(news) ?? null;
    // The one world in which c1 is clean and the other two are muddy fell in the second round.
    expect(situation?.explain('c1', f.atom('m1'))).toEqual({
      known: true,
      counterWorlds: [{ fate: 'pruned', step: 2, count: 1n, example: ['m2', 'm3'] }],
    });
    expect(situation?.knowledge.count()).toBe(2n ** 30n - 1n - 30n - choose(30, 2));
    expect(situation?.update(news)).toBeNull();
  });

  test('what is told to some only: worlds are told apart by them', () => {
    const situation = new SymbolicKnowledge(structure).at(facts);
    const told = situation?.update({ kind: 'news', announced: f.atom('m1'), hearers: ['c1'], whether: true });
    expect(told?.knowledge.count()).toBe(2n ** 30n - 1n);
    expect(told?.explain('c1', f.atom('m1'))).toEqual({
      known: true,
      counterWorlds: [{ fate: 'apart', step: 1, count: 1n, example: ['m2', 'm3'] }],
    });
    expect(told?.holds(parsed('K c2 Kw c1 m1'))).toBe(true);
  });
});

test('what a situation needs outlives collections, though nothing else refers to its beginning', async () => {
  setFlagsFromString('--expose-gc');
  const { structure, nobodyKnows } = muddyChildren(12);
  const { diagrams } = structure;
  const situation = new SymbolicKnowledge(structure)
    .at(['m1', 'm2', 'm3'])
    ?.update({ kind: 'news', announced: nobodyKnows, hearers: 'all', whether: false })
    ?.update({ kind: 'news', announced: nobodyKnows, hearers: 'all', whether: false });
  // What was looked at in this turn of the event loop is not collected before the next.
  await new Promise((resolve) => setTimeout(resolve, 0));
  runInNewContext('gc()');
  diagrams.collect();
  expect(situation?.explain('c1', f.atom('m1'))).toEqual({
    known: true,
    counterWorlds: [{ fate: 'pruned', step: 2, count: 1n, example: ['m2', 'm3'] }],
  });
  expect(situation?.knowledge.count()).toBe(2n ** 12n - 1n - 12n - choose(12, 2));
});

describe('what cannot be done is said, and nothing is lost', () => {
  test('a structure beyond its budget of nodes', () => {
    const atoms = Array.from({ length: 40 }, (_, number) => f.atom(`x${number}`));
    const sights = [[{ when: f.top, sees: atoms.slice(0, 20) }]];
    const knowledge = new SymbolicKnowledge(
      knowledgeStructure({ agents: ['a'], atoms, law: f.or(...atoms), sights }, 5_000),
    );
    const sameHalves = f.and(...atoms.slice(0, 20).map((atom, place) => f.iff(atom, atoms[place + 20])));
    expect(() => knowledge.valid(sameHalves)).toThrow(NodesOverBudget);
    expect(knowledge.count()).toBe(2n ** 40n - 1n);
    expect(knowledge.valid(f.knowsWhether('a', atoms[19]))).toBe(true);
    expect(knowledge.at(['x30'])?.holds(f.considers('a', atoms[39]))).toBe(true);
  });

  test('garbage is collected when the budget is reached, and the question asked again', () => {
    const atoms = Array.from({ length: 24 }, (_, number) => f.atom(`x${number}`));
    const sights = [[{ when: f.top, sees: atoms.slice(0, 6) }]];
    const knowledge = new SymbolicKnowledge(
      knowledgeStructure({ agents: ['a'], atoms, law: f.or(...atoms), sights }, 1_200),
    );
    for (let shift = 0; shift < 12; shift++) {
      const some = f.and(...atoms.slice(0, 6).map((atom, place) => f.iff(atom, atoms[6 + ((place + shift) % 12)])));
      expect(knowledge.valid(f.not(f.knows('a', some)))).toBe(true);
    }
    const { diagrams, law, variables } = knowledge.structure;
    expect(diagrams.size).toBeLessThanOrEqual(1_200);
    expect(countModels(diagrams, law, variables)).toBe(2n ** 24n - 1n);
  });

  test('names that do not exist, and laws about knowledge', () => {
    const knowledge = new SymbolicKnowledge(killers(3, 2));
    expect(() => knowledge.valid(parsed('K p9 killer(p1)'))).toThrow('There is no agent "p9" here.');
    expect(() => knowledge.valid(parsed('killer(p9)'))).toThrow('There is no atom "killer(p9)" here.');
    expect(() => knowledge.at(['mayor'])).toThrow(MeaningError);
    expect(knowledge.at(['killer(p1)'])).toBeNull();
    const law = f.knows('a', f.atom('p'));
    const sights = [[]];
    expect(() => knowledgeStructure({ agents: ['a'], atoms: [f.atom('p')], law, sights })).toThrow(RangeError);
    expect(() => knowledgeStructure({ agents: ['a'], atoms: [], law: f.top, sights: [] })).toThrow(RangeError);
    const conditional = [[{ when: law, sees: [] }]];
    const withCondition = { agents: ['a'], atoms: [f.atom('p')], law: f.top, sights: conditional };
    expect(() => knowledgeStructure(withCondition)).toThrow('The condition of an observation');
  });
});
