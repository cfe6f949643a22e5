import { describe, expect, test } from 'vitest';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import { presentation } from '../../src/games/rooms/presentation.ts';
import { hallwayOf } from '../../src/session/hallway.ts';
import type { Report } from '../../src/session/report.ts';
import { reportsTo } from '../../src/session/store.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';
import { changedFor } from '../support/rooms-changed.ts';
import { newSession } from './sessions.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];

/** The reports of a game of ten at random. */
async function played(seed: number, steps: number): Promise<readonly Report[]> {
  const session = newSession({ rooms: presentation });
  await session.commands.start();
  const deciders = TEN.map(() => 'random');
  await session.commands.newGame({ game: 'rooms', names: TEN, seed, options: {}, deal: null, deciders });
  for (let step = 0; step < steps; step++) await session.commands.stepForward();
  const state = session.store.getState();
  return reportsTo(state, state.node);
}

const seen = (viewpoint: Viewpoint, path: readonly Report[], focus: number | null = null) =>
  hallwayOf({ viewpoint, path, names: TEN, presentation, words: english.session }, focus);

describe('the hallway from a viewpoint', () => {
  test.each([3, 4, 5])('a player’s depends on nothing that they were not shown: game %i', async (seed) => {
    const path = await played(seed, 8);
    for (let at = 1; at <= path.length; at++) {
      const upTo = path.slice(0, at);
      for (const viewer of TEN.keys()) {
        const text = JSON.stringify(seen(viewer, upTo));
        expect(JSON.stringify(seen(viewer, changedFor(viewer, upTo)))).toBe(text);
      }
    }
    // The teacher’s does change with it.
    expect(JSON.stringify(seen('teacher', changedFor(0, path)))).not.toBe(JSON.stringify(seen('teacher', path)));
  });

  test('the teacher sees everybody where they were told that they slept', async () => {
    const path = await played(6, 3);
    const hallway = seen('teacher', path);
    const told = path[3].happenings.filter(isRoomsHappening);
    const slept = told.flatMap((one) => (one.kind === 'slept' ? [[one.who, one.room]] : []));
    expect(hallway?.places).toBe(15);
    expect(slept.length).toBeGreaterThan(8);
    for (const [who, room] of slept) expect(hallway?.now.guests[who].place).toBe(room);
    expect(hallway?.stages.length).toBeGreaterThan(0);
  });

  test('the teacher who enters a player’s thoughts sees that player’s hallway', async () => {
    const path = await played(6, 3);
    const own = seen(2, path);
    const entered = seen('teacher', path, 2);
    expect(entered?.now.guests).toEqual(own?.now.guests);
    expect(entered?.stages).toEqual([]);
  });
});
