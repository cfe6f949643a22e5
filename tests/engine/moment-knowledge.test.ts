import { expect, test } from 'vitest';
import { FaceTable } from '../../src/engine/counts.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { MakeView } from '../../src/engine/made-views.ts';
import { MomentsKnown } from '../../src/engine/moment-knowledge/choice.ts';
import { ifKept } from '../../src/engine/not-kept.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { NodesOverBudget } from '../../src/logic/symbolic/node-table.ts';
import { MeaningError } from '../../src/logic/truth.ts';
import { parsed } from '../logic/formula-trees.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { NAMES, salemOptions } from '../support/salem-worlds.ts';
import { TOLD_NIGHT } from '../support/told-night.ts';

const guests = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan', 'Kim', 'Leo', 'Mia'];

/** A house of so many players, at the deal: there are far too many worlds to list. */
function crowd(players: number) {
  const engine = createEngine(rooms, roomsOptions({ roles: 'plain' }), guests.slice(0, players));
  return { engine, faces: new FaceTable(engine), moment: engine.start(engine.draw(randomFrom(1))) };
}

/** What fetches views, and how often that was done. */
function shelf(fails = 0) {
  const fetched = { times: 0 };
  const fetchViews = () => {
    fetched.times++;
    return fetched.times <= fails ? Promise.reject(new Error('There is no net.')) : Promise.resolve(viewOf);
  };
  return { fetched, fetchViews };
}

test('exact knowledge while it fits the budget, coarse past it; views are not fetched for what is exact', async () => {
  const engine = createEngine(salem, salemOptions(), NAMES, 1_000);
  const { fetched, fetchViews } = shelf();
  const known = new MomentsKnown(engine, new FaceTable(engine), fetchViews);
  const start = engine.start(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
  expect((await known.at(start)).exactness).toMatchObject({ kind: 'exact', neverExact: false });
  expect(fetched.times).toBe(0);
  const none = new MomentsKnown(engine, new FaceTable(engine), () => Promise.resolve(null));
  const night = await none.at(engine.advance(start, TOLD_NIGHT));
  expect(night.exactness).toMatchObject({ kind: 'coarse', neverExact: false, leavesOpen: false });
});

test('views past the budget, fetched once, and again if that failed', async () => {
  const { engine, faces, moment } = crowd(6);
  const { fetched, fetchViews } = shelf(1);
  const known = new MomentsKnown(engine, faces, fetchViews);
  await expect(known.at(moment)).rejects.toThrow('There is no net.');
  const both = await Promise.all([known.at(moment), known.at(moment)]);
  expect(both.map(({ exactness }) => exactness.kind)).toEqual(['views', 'views']);
  expect(both[0].exactness).toMatchObject({ neverExact: true, leavesOpen: true, takesLong: true });
  expect(fetched.times).toBe(2);
});

test('among more than twelve players each one’s view is made when somebody asks, and tells no more than pictures before', async () => {
  const { engine, faces, moment } = crowd(13);
  const late = await new MomentsKnown(engine, faces, shelf().fetchViews).at(moment);
  expect(late.exactness).toMatchObject({ kind: 'views', neverExact: true });
  const before = late.told(0);
  expect(before.by).toBe('late');
  const found = late.find(0);
  expect(found.by).toBe('known');
  expect(late.told(0)).toEqual(found);
  expect(late.told(1).by).toBe('late');
  expect(found.held.byFace.every((worlds, face) => worlds === 0 || before.held.byFace[face] > 0)).toBe(true);
});

test('a view that takes too much is refused, and pictures stay', async () => {
  const { engine, faces, moment } = crowd(13);
  const make: MakeView = (past, names, eyes) => {
    if (eyes.length > 0) throw new NodesOverBudget(1);
    return viewOf(past, names, eyes);
  };
  const late = await new MomentsKnown(engine, faces, () => Promise.resolve(make)).at(moment);
  const before = late.told(0);
  expect(late.find(0)).toEqual({ ...before, by: 'refused' });
  expect(late.told(0).by).toBe('refused');
});

test('what is not kept, or was not before, is told apart from what means nothing', async () => {
  const engine = createEngine(salem, salemOptions(), NAMES, 1_000);
  const known = new MomentsKnown(engine, new FaceTable(engine), () => Promise.resolve(null));
  const start = engine.start(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
  const [exact, coarse] = await Promise.all([known.at(start), known.at(engine.advance(start, TOLD_NIGHT))]);
  const attacked = parsed('attacked(Bob,1)');
  expect(ifKept(() => exact.holds(attacked))).toBe(false);
  expect(ifKept(() => exact.holds(parsed('Y gfr(Eve)')))).toBeNull();
  expect(ifKept(() => coarse.holds(attacked))).toBeNull();
  expect(() => coarse.verdict(attacked, null)).toThrow(MeaningError);
  expect(() => ifKept(() => coarse.verdict(parsed('sheep(Bob)'), 0))).toThrow('There is no atom "sheep"');
});
