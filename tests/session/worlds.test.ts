import { describe, expect, test } from 'vitest';
import { worldsOf } from '../../src/session/worlds.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { actual, faces } from './fixture.ts';
import { vantageAt } from './vantage.ts';

const [ANN, BOB, , DAN] = [0, 1, 2, 3];

function faceOf(...roles: readonly string[]): number {
  return faces.findIndex((face) => face.every(({ sign }, place) => sign === roles[place]));
}

async function worldAt(viewpoint: Viewpoint, step: number, face: number) {
  return worldsOf(await vantageAt(viewpoint, step), faces, null).worlds[face];
}

describe('the worlds of a viewpoint', () => {
  test('before the first night all worlds are possible for all, a sixth for who has seen a card', async () => {
    const teacher = worldsOf(await vantageAt('teacher', 0), faces, null);
    expect(teacher).toMatchObject({ mind: null, possible: 120, total: 120, pasts: 120 });
    const ann = worldsOf(await vantageAt(ANN, 0), faces, null);
    expect(ann).toMatchObject({ mind: ANN, possible: 24, total: 120 });
  });

  test('the actual world is marked in the teacher’s viewpoint only', async () => {
    const marked = async (viewpoint: Viewpoint) =>
      worldsOf(await vantageAt(viewpoint, 1), faces, null).worlds.filter((world) => world.actual);
    expect((await marked('teacher')).map(({ face }) => face)).toEqual([actual]);
    expect(await marked(ANN)).toEqual([]);
  });

  test('T17 a ghost keeps since when and why it is ruled out for all', async () => {
    const ghost = await worldAt(ANN, 4, faceOf('LOO', 'VET', 'DOC', 'MAY', 'GFR'));
    expect(ghost).toMatchObject({ standing: 'pruned', count: 0, reason: 'Night 1: Cat died and was the Veteran' });
    expect(ghost.label).toBe(
      'Ann Lookout, Bob Veteran, Cat Doctor, Dan Mayor, Eve Godfather. Ruled out for everybody. ' +
        'Night 1: Cat died and was the Veteran.',
    );
  });

  test('what a player’s own observation rules out is possible elsewhere, and says what was seen', async () => {
    const world = await worldAt(ANN, 1, faceOf('LOO', 'GFR', 'VET', 'MAY', 'DOC'));
    expect(world).toMatchObject({
      standing: 'elsewhere',
      reason: 'Night 1: You watched Dan. You saw Bob visit Dan',
    });
  });

  test('what the own card rules out says so', async () => {
    const world = await worldAt(BOB, 0, faceOf('DOC', 'LOO', 'VET', 'MAY', 'GFR'));
    expect(world).toMatchObject({ standing: 'elsewhere', reason: 'Deal: told apart by what you were shown' });
  });

  test('a shared diary is a reason too', async () => {
    const world = await worldAt(DAN, 2, faceOf('DOC', 'LOO', 'VET', 'MAY', 'GFR'));
    expect(world.reason).toBe('Day 1: Ann shared their whole diary');
  });

  test('reasons come from the steps up to the present one', async () => {
    const face = faceOf('DOC', 'LOO', 'VET', 'MAY', 'GFR');
    expect((await worldAt('teacher', 1, face)).standing).toBe('possible');
    expect((await worldAt('teacher', 2, face)).standing).toBe('pruned');
  });

  test('T20 a possible world counts the pasts that it stands for', async () => {
    const world = await worldAt(ANN, 1, actual);
    expect(world).toMatchObject({ standing: 'possible', count: 2, reason: '' });
    expect(world.label).toContain('You hold this possible (with 2 different pasts).');
  });

  test('the teacher looks into a player’s cell without losing the actual world', async () => {
    const view = worldsOf(await vantageAt('teacher', 1), faces, BOB);
    expect(view).toMatchObject({ mind: BOB, possible: 6 });
    expect(view.worlds[actual]).toMatchObject({ actual: true, standing: 'possible' });
    const elsewhere = view.worlds[faceOf('DOC', 'LOO', 'VET', 'MAY', 'GFR')];
    expect(elsewhere.reason).toBe('Deal: told apart by what Bob was shown');
  });

  test('in somebody’s thoughts of another, a world that they rule out says since when', async () => {
    const vantage = await vantageAt('teacher', 1);
    const [before, now] = vantage.path.map(({ players }) => players[ANN]);
    const thoughts = { chain: [BOB, ANN], held: now, past: [before, now] };
    const gone = faceOf('LOO', 'GFR', 'VET', 'MAY', 'DOC');
    const { worlds } = worldsOf(vantage, faces, BOB, thoughts);
    const lost = worlds.filter(({ face }) => before.byFace[face] > 0 && now.byFace[face] === 0);
    expect(new Set(lost.map(({ standing, reason }) => (standing === 'elsewhere' ? reason : '')))).toEqual(
      new Set(['', 'Since Night 1.']),
    );
    expect(worldsOf(vantage, faces, BOB, { ...thoughts, past: [null, now] }).worlds[gone].reason).toBe('');
  });
});
