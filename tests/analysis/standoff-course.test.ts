import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsAfter, routeTo, statesAlong, type Course, type Joint } from '../../src/analysis/standoff/course.ts';
import { graphOf, markedAlong } from '../../src/analysis/standoff/graph.ts';
import { liveAt, liveInstant, livePickUp, liveStandstill, liveTable } from '../../src/analysis/standoff/live.ts';
import { cardsWith, keyUpToNames, solveStandoff } from '../../src/analysis/standoff/solve.ts';
import { firstState } from '../../src/games/standoff/state.ts';
import { NAMES, standoffOptions } from '../support/standoff-play.ts';

const DEAL = ['GOOD', 'GOOD', 'EVIL'];
const options = standoffOptions();
const shoot = (by: number, target: number): Joint => ({ [by]: { kind: 'shoot', ...{ target } } });
const drop = (by: number): Joint => ({ [by]: { kind: 'drop' } });
const course = (joints: readonly Joint[], changes: object = {}): Course => ({ options: changes, deal: DEAL, joints });

describe('a way to a state', () => {
  const { collapsed } = solveStandoff({ cards: cardsWith(3, 1), options, good: 'random', evil: 'random' });

  test('every state that is solved can be reached from the start by acts, and they lead there', () => {
    const start = firstState(cardsWith(3, 1), options);
    for (const { key } of collapsed) {
      const joints = routeTo(start, key, options, keyUpToNames);
      expect(joints).not.toBeNull();
      const states = statesAlong({ options: {}, deal: [...cardsWith(3, 1)], joints: joints ?? [] });
      expect(keyUpToNames(states[states.length - 1])).toBe(key);
    }
  });

  test('S7: who is out does not come back, so nothing leads to the start again', () => {
    const states = statesAlong(course([shoot(0, 1)]));
    expect(routeTo(states[1], collapsed[0].key, options, keyUpToNames)).toBeNull();
  });

  test('a standstill is reached by offers that nobody takes', () => {
    const setting = {
      cards: cardsWith(3, 1),
      options: standoffOptions({ quietLimit: 3 }),
      good: 'cautious',
      evil: 'predator',
    } as const;
    const still = solveStandoff({ ...setting, options: setting.options });
    const end = still.collapsed.find(({ state }) => state.quiet === 3);
    if (end === undefined) return;
    const joints = routeTo(firstState(setting.cards, setting.options), end.key, setting.options, keyUpToNames);
    expect(joints?.slice(-3)).toEqual([{}, {}, {}]);
  });

  test('a game is marked where it passes, and said things are no states of their own', () => {
    const graph = graphOf(solveStandoff({ cards: cardsWith(3, 1), options, good: 'random', evil: 'random' }), options);
    const marks = markedAlong(graph, statesAlong(course([drop(0), drop(1), drop(2)])));
    expect(marks[0]).toBe(0);
    expect(graph.nodes[marks[3] ?? 0].end).toBe('good');
  });
});

describe('S16: the points after a game', () => {
  test('each good winner gets as many as there are living good players', () => {
    expect(pointsAfter(course([drop(0), drop(1), drop(2)]))).toEqual({ end: 'good', points: [2, 2, 0] });
  });
  test('an evil last one gets one more than there were players', () => {
    // All are evil: Ann shoots Bob and waits; Cat drops, so that Ann may shoot again.
    const evil = { options: {}, deal: ['EVIL', 'EVIL', 'EVIL'], joints: [shoot(0, 1), drop(2), shoot(0, 2)] };
    expect(pointsAfter(evil)).toEqual({ end: 'evil', points: [4, 0, 0] });
  });
  test('while it goes on there are none', () => {
    expect(pointsAfter(course([drop(0)]))).toBeNull();
  });
});

describe('real time', () => {
  const live = (joints: readonly Joint[] = [], changes: object = {}) =>
    liveAt(course(joints, changes), NAMES.slice(0, 3), 7);

  test('S6: what is done in one instant comes to the same whenever it is settled anew', () => {
    const acts = [
      { by: 0, move: { kind: 'shoot', target: 2 } },
      { by: 2, move: { kind: 'shoot', target: 0 } },
    ] as const;
    const { joints, voids } = liveInstant(live(), acts);
    expect(liveInstant(live(), acts)).toEqual(liveInstant(live(), acts));
    expect([joints.length, voids.length]).toEqual([1, 1]);
  });

  test('S12: whoever had dropped is asked, and the rest of the instant waits for it', () => {
    const step = liveInstant(live([drop(0)]), [{ by: 1, move: { kind: 'shoot', target: 2 } }]);
    expect(liveTable(step.live).asked).toEqual([0]);
    const after = livePickUp(step.live, new Set([0]), [{ by: 0, move: { kind: 'drop' } }]);
    expect(after.joints).toEqual([{ '0': { kind: 'pickUp' } }, { '0': { kind: 'drop' } }]);
    expect(livePickUp(step.live, new Set(), [{ by: 0, move: { kind: 'drop' } }]).voids).toHaveLength(1);
  });

  test('nobody acts any more: a standstill', () => {
    const step = liveStandstill(live([], { quietLimit: 5 }));
    expect(step.joints).toEqual([{}, {}, {}, {}, {}]);
    expect(liveTable(step.live).over).toBe(true);
  });

  test('its turns are turns of the game: stepping them comes to the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        (instants) => {
          let now = live([], { pickUp: 'half' });
          const joints: Joint[] = [];
          for (const acts of instants) {
            const step = liveInstant(
              now,
              acts.map(([by, what]) => ({ by, move: what === 3 ? { kind: 'drop' } : { kind: 'shoot', target: what } })),
            );
            joints.push(...step.joints);
            now = step.live;
          }
          expect(statesAlong(course(joints, { pickUp: 'half' })).at(-1)).toEqual(now.state);
        },
      ),
      { numRuns: 60 },
    );
  });
});
