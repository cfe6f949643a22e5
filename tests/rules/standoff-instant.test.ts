import { expect, test } from 'vitest';
import { standoff as game } from '../../src/games/standoff/index.ts';
import type { InstantAct } from '../../src/games/standoff/instant.ts';
import { resolveInstant } from '../../src/games/standoff/instant.ts';
import { standoff as rules } from '../../src/games/standoff/rules.ts';
import { firstState, stateKey } from '../../src/games/standoff/state.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { NAMES, standoffOptions } from '../support/standoff-play.ts';

const CARDS = ['GOOD', 'GOOD', 'EVIL', 'EVIL'] as const;

function resolve(acts: readonly InstantAct[], seed: number, changes: object = {}) {
  const options = standoffOptions(changes);
  const state = firstState(CARDS, options);
  return resolveInstant(state, acts, { options, names: NAMES, random: randomFrom(seed), picksUp: () => false });
}

const DUEL: readonly InstantAct[] = [
  { by: 0, move: { kind: 'shoot', target: 2 } },
  { by: 2, move: { kind: 'shoot', target: 0 } },
];

test('S6: of two who shoot each other in the same instant one is sooner, either as likely, and the other act is void', () => {
  const sooner = Array.from({ length: 400 }, (_, seed) => resolve(DUEL, seed));
  for (const { joints, voids } of sooner) {
    expect(joints).toHaveLength(1);
    expect(voids).toHaveLength(1);
    expect(voids[0].reason).toMatch(/^S7: (Ann|Cat) is out of the game/);
  }
  const annFirst = sooner.filter(({ joints }) => Object.hasOwn(joints[0], '0')).length;
  expect(annFirst).toBeGreaterThan(150);
  expect(annFirst).toBeLessThan(250);
});

test('S6: the same seed gives the same order, and what remains is legal in that order', () => {
  const acts: readonly InstantAct[] = [...DUEL, { by: 1, move: { kind: 'drop' } }, { by: 3, move: { kind: 'drop' } }];
  for (let seed = 0; seed < 40; seed++) {
    const first = resolve(acts, seed);
    expect(resolve(acts, seed)).toEqual(first);
    const { engine } = game.open({}, NAMES);
    const end = first.joints.reduce(
      (at, joint) => engine.advance(at, { kind: 'act', joint }),
      engine.start([...CARDS]),
    );
    expect(end.living).toEqual(rules.living(first.next));
    expect(first.joints.filter((joint) => !Object.hasOwn(Object.values(joint)[0], 'target')).length).toBeGreaterThan(1);
  }
});

test('S9: a void act is no act: it ends nobody’s wait', () => {
  // Ann waits after Dan's death; the second shot at Dan is void, and Ann still waits.
  const acts: readonly InstantAct[] = [0, 1].map((by) => ({ by, move: { kind: 'shoot', target: 3 } }));
  for (let seed = 0; seed < 20; seed++) {
    const { next, voids } = resolve(acts, seed);
    expect(voids[0].reason).toBe('S7: Dan is out of the game already; nobody is shot twice.');
    expect(next.waiting).toBe(1 - voids[0].by);
  }
});

test('S12: who may pick up decides before the next act of the instant', () => {
  const options = standoffOptions();
  const state = { ...firstState(CARDS, options), dropped: 1 };
  const acts: readonly InstantAct[] = [
    { by: 2, move: { kind: 'shoot', target: 3 } },
    { by: 0, move: { kind: 'drop' } },
  ];
  const after = (seed: number, up: boolean) =>
    resolveInstant(state, acts, { options, names: NAMES, random: randomFrom(seed), picksUp: () => up });
  const orders = Array.from({ length: 20 }, (_, seed) => [after(seed, true), after(seed, false)]);
  for (const [up, down] of orders) {
    // Ann, who had dropped, can drop again only if Cat was sooner and Ann picks up.
    expect(down.voids.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^S12: Ann has dropped/)]);
    expect(up.joints).toHaveLength(up.voids.length === 0 ? 3 : 2);
  }
  expect(new Set(orders.map(([up]) => stateKey(up.next))).size).toBe(2);
});

test('S4: what comes after the end of the game is void', () => {
  const options = standoffOptions();
  const state = { ...firstState(CARDS, options), dropped: 0b1110 };
  const acts: readonly InstantAct[] = [
    { by: 0, move: { kind: 'drop' } },
    { by: 0, move: { kind: 'shoot', target: 1 } },
  ];
  const ends = Array.from({ length: 20 }, (_, seed) =>
    resolveInstant(state, acts, { options, names: NAMES, random: randomFrom(seed), picksUp: () => false }),
  );
  expect(ends.some(({ voids }) => voids.length === 1 && voids[0].reason === 'The game was over by then.')).toBe(true);
});
