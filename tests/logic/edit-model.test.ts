import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editModel, freshName, type ModelEdit } from '../../src/logic/plain/edit-model.ts';
import { asPartitions } from '../../src/logic/plain/partitions.ts';
import { plainModel, type PlainModel } from '../../src/logic/plain/plain-model.ts';
import { equivalence, leadsTo, relationOf } from '../../src/logic/plain/relation.ts';
import { AGENTS, ATOMS } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';

const three = ['u', 'v', 'w'].map((name) => ({ name, facts: [] }));
const s5 = plainModel(['a'], ['p'], three, [equivalence([0, 1, 1])]);
const plain = plainModel(['a'], ['p'], three, [relationOf(3, [[0, 1]])]);

/** The pairs of the first agent, by names. */
function pairs({ worlds, relations: [relation] }: PlainModel): string[] {
  return worlds.flatMap(({ name }, from) =>
    worlds.filter((_, to) => leadsTo(relation, from, to)).map((other) => name + other.name),
  );
}

describe('links', () => {
  test('in S5 they merge cells, and unlinking lets one world out', () => {
    const merged = editModel(s5, true, { kind: 'link', agent: 'a', from: 'u', to: 'v' });
    expect(pairs(merged)).toEqual(['uu', 'uv', 'uw', 'vu', 'vv', 'vw', 'wu', 'wv', 'ww']);
    const split = editModel(merged, true, { kind: 'unlink', agent: 'a', from: 'u', to: 'w' });
    expect(pairs(split)).toEqual(['uu', 'uv', 'vu', 'vv', 'ww']);
  });
  test('in plain models they are single arrows', () => {
    const more = editModel(plain, false, { kind: 'link', agent: 'a', from: 'w', to: 'w' });
    expect(pairs(more)).toEqual(['uv', 'ww']);
    expect(pairs(editModel(more, false, { kind: 'unlink', agent: 'a', from: 'u', to: 'v' }))).toEqual(['ww']);
  });
});

test('a deleted world takes its arrows with it, and the others keep theirs', () => {
  const chain = editModel(plain, false, { kind: 'link', agent: 'a', from: 'v', to: 'w' });
  expect(pairs(editModel(chain, false, { kind: 'removeWorld', world: 'u' }))).toEqual(['vw']);
  expect(pairs(editModel(s5, true, { kind: 'removeWorld', world: 'v' }))).toEqual(['uu', 'ww']);
});

test('new worlds and agents in S5 tell everything apart', () => {
  const larger = editModel(s5, true, { kind: 'addWorld', name: 'x', facts: ['p'] });
  expect(pairs(larger)).toEqual(['uu', 'vv', 'vw', 'wv', 'ww', 'xx']);
  const { agents, relations } = editModel(s5, true, { kind: 'addAgent', agent: 'b' });
  expect([agents, relations[1].map((targets) => targets.join())]).toEqual([
    ['a', 'b'],
    ['0', '1', '2'],
  ]);
});

test('an atom that goes is true nowhere, and one is toggled at one world', () => {
  const on = editModel(s5, true, { kind: 'toggleFact', world: 'v', atom: 'p' });
  expect(on.worlds.map(({ facts }) => [...facts])).toEqual([[], ['p'], []]);
  expect(editModel(on, true, { kind: 'toggleFact', world: 'v', atom: 'p' }).worlds[1].facts.size).toBe(0);
  const without = editModel(on, true, { kind: 'removeAtom', atom: 'p' });
  expect([without.atoms, without.worlds[1].facts.size]).toEqual([[], 0]);
});

test.each<[string, ModelEdit, string]>([
  ['a name that is taken', { kind: 'addWorld', name: 'u', facts: [] }, 'The world "u" is defined twice.'],
  ['an empty name', { kind: 'renameWorld', world: 'u', name: '  ' }, 'A name has 1 to 200 characters.'],
  ['a formula as an atom', { kind: 'addAtom', atom: 'p & q' }, '"p & q" is a formula and no atom.'],
  ['an atom twice, written otherwise', { kind: 'addAtom', atom: ' p ' }, 'The atom "p" is defined twice.'],
  ['an unknown world', { kind: 'removeWorld', world: 'x' }, 'There is no world "x" here.'],
  ['an unknown agent', { kind: 'link', agent: 'b', from: 'u', to: 'v' }, 'There is no agent "b" here.'],
  ['an unknown atom', { kind: 'toggleFact', world: 'u', atom: 'q' }, 'There is no atom "q" here.'],
])('%s is refused', (_, edit, message) => {
  expect(() => editModel(s5, true, edit)).toThrow(message);
});

test('every edit of an S5 model leaves an S5 model', () => {
  const edits = (model: PlainModel): fc.Arbitrary<ModelEdit> => {
    const name = fc.constantFrom(...model.worlds.map((world) => world.name));
    const agent = fc.constantFrom(...AGENTS);
    return fc.oneof(
      fc.record({ kind: fc.constantFrom('link' as const, 'unlink' as const), agent, from: name, to: name }),
      fc.record({ kind: fc.constant('removeWorld' as const), world: name }),
      fc.record({ kind: fc.constant('toggleFact' as const), world: name, atom: fc.constantFrom(...ATOMS) }),
      fc.constant({ kind: 'addWorld' as const, name: 'new', facts: [] }),
      fc.constant({ kind: 'addAgent' as const, agent: 'new' }),
    );
  };
  const cases = arbitraryPlainModel(true)
    .filter(({ worlds }) => worlds.length > 0)
    .chain((model) => fc.tuple(fc.constant(model), edits(model)));
  fc.assert(
    fc.property(cases, ([model, edit]) => {
      expect(asPartitions(editModel(model, true, edit)).ok).toBe(true);
    }),
  );
});

test('a fresh name is one that nobody has', () => {
  expect(freshName(['w0', 'w2'], 'w')).toBe('w3');
  expect(freshName([], 'e')).toBe('e0');
});
