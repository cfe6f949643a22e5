import { describe, expect, test } from 'vitest';
import * as f from '../../src/logic/formula/constructors.ts';
import { happen, plainEventModel, privateNews } from '../../src/logic/plain/plain-events.ts';
import type { PlainModel } from '../../src/logic/plain/plain-model.ts';
import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { plainTruth } from '../../src/logic/plain/plain-truth.ts';
import { frameProperties } from '../../src/logic/plain/properties.ts';
import { equivalence, relationOf } from '../../src/logic/plain/relation.ts';
import { neitherKnows } from '../support/plain-models.ts';
import { parsed } from './formula-trees.ts';

// The table "Beyond S5" of the classics: each test is a row.

function holds(model: PlainModel, world: string, text: string): boolean {
  const number = model.worlds.findIndex(({ name }) => name === world);
  if (number < 0) throw new Error(`${world} is none of ${model.worlds.map(({ name }) => name).join(' ')}`);
  return plainTruth(model, parsed(text))[number] === 1;
}

const broken = (model: PlainModel, agent: number) =>
  frameProperties(model.relations[agent])
    .filter((property) => !property.holds)
    .map(({ axiom }) => axiom);

test('Sally-Anne: Sally believes "in the basket", which is false', () => {
  const seen = plainModel(
    ['Sally', 'Anne'],
    ['basket'],
    [{ name: 'w', facts: ['basket'] }],
    [[Int32Array.of(0)], [Int32Array.of(0)]],
  );
  const moving = plainEventModel(
    ['Sally', 'Anne'],
    [
      { name: 'move', precondition: f.atom('basket'), postconditions: [{ atom: f.atom('basket'), becomes: f.bottom }] },
      { name: 'nothing', precondition: f.top, postconditions: [] },
    ],
    [[Int32Array.of(1), Int32Array.of(1)], equivalence([0, 1])],
  );
  const { model } = happen(seen, moving);
  expect(holds(model, '(w, move)', 'K Sally basket')).toBe(true);
  expect(holds(model, '(w, move)', 'basket')).toBe(false);
  expect(holds(model, '(w, move)', 'K Anne (~basket & K Sally basket)')).toBe(true);
});

describe('p told to a, b suspects nothing (private)', () => {
  const { model } = happen(neitherKnows, privateNews(['a', 'b'], ['a'], f.atom('p')));

  test('3 worlds; K_a p; K_b not Kw_a p true and false in fact: axiom T fails', () => {
    expect(model.worlds).toHaveLength(3);
    expect(holds(model, '(u, told)', 'K a p')).toBe(true);
    expect(holds(model, '(u, told)', 'K b ~Kw a p')).toBe(true);
    expect(holds(model, '(u, told)', '~Kw a p')).toBe(false);
    expect(broken(model, 1)).toContain('T');
    const [t] = frameProperties(model.relations[1]);
    expect([...t.worlds].map((fails, world) => (fails ? model.worlds[world].name : ''))).toEqual(['(u, told)', '', '']);
    expect(broken(model, 0)).toEqual([]);
  });

  test('privately to a, then privately to b: 5 worlds; K_a p, K_b p; neither K_a K_b p nor K_b K_a p', () => {
    const { model: twice } = happen(model, privateNews(['a', 'b'], ['b'], f.atom('p')));
    expect(twice.worlds).toHaveLength(5);
    const actual = '((u, told), told)';
    const texts = ['K a p', 'K b p', 'K a K b p', 'K b K a p'];
    expect(texts.map((text) => holds(twice, actual, text))).toEqual([true, true, false, false]);
  });
});

test('an agent with an empty relation: K_d bottom; K_d p and K_d not p; M_d top false', () => {
  const blind = plainModel(['d'], ['p'], [{ name: 'w', facts: ['p'] }], [relationOf(1, [])]);
  const texts = ['K d Bot', 'K d p', 'K d ~p', 'M d Top'];
  expect(texts.map((text) => holds(blind, 'w', text))).toEqual([true, true, true, false]);
  expect(broken(blind, 0)).toEqual(['T', 'D']);
});

test('reflexive, not symmetric: not K p true and K not K p false: axiom 5 fails', () => {
  const model = plainModel(
    ['a'],
    ['p'],
    [
      { name: 'u', facts: [] },
      { name: 'v', facts: ['p'] },
    ],
    [
      relationOf(2, [
        [0, 0],
        [1, 1],
        [0, 1],
      ]),
    ],
  );
  expect(holds(model, 'u', '~K a p')).toBe(true);
  expect(holds(model, 'u', 'K a ~K a p')).toBe(false);
  expect(broken(model, 0)).toEqual(['B', '5']);
});
