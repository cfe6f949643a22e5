import { expect, test } from 'vitest';
import type { Run } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import type { Answer, Backend } from '../../src/session/backend.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { NAMES } from '../support/salem-worlds.ts';
import { at, TOLD_NIGHT, valueOf } from '../support/told-night.ts';

/** Why an answer was refused. */
function reason<T>(answer: Answer<T>): string {
  return answer.ok ? '' : answer.message;
}

async function played(budget?: number): Promise<{ backend: Backend; run: Run; node: number }> {
  const backend = createLocalBackend(games, budget);
  const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
  const begun = valueOf(await backend.begin({ game: 'salem', names: NAMES, seed: 1, options: {}, deal }));
  const { run, node } = valueOf(await backend.append(begun.run, ROOT, TOLD_NIGHT));
  return { backend, run, node };
}

test('truth at the actual world, for one formula and for many, and over the whole run', async () => {
  const { backend, run, node } = await played();
  expect(valueOf(await backend.evaluate(run, node, 'K Ann gfr(Eve)', null)).verdict).toBe('true');
  expect(valueOf(await backend.holds(run, node, ['K Ann gfr(Eve)', 'K Bob gfr(Eve)', 'K Ann doc(Bob)']))).toEqual([
    true,
    false,
    true,
  ]);
  expect(valueOf(await backend.strip(run, node, 'K Ann gfr(Eve)', null))).toEqual(['false', 'true']);
});

test('a player is told only what they know: true, false, or that they cannot tell; and only of their own worlds', async () => {
  const { backend, run, node } = await played();
  const asked = async (formula: string, viewer: number) => valueOf(await backend.evaluate(run, node, formula, viewer));
  expect((await asked('gfr(Eve)', 0)).verdict).toBe('true');
  expect((await asked('gfr(Dan)', 0)).verdict).toBe('false');
  expect((await asked('gfr(Eve)', 1)).verdict).toBe('unknown');
  expect((await asked('K Ann gfr(Eve)', 1)).verdict).toBe('unknown');
  const { players } = valueOf(await backend.reports(run, node))[1];
  const { byFace } = await asked('gfr(Eve)', 1);
  expect(byFace.some((count) => count > 0)).toBe(true);
  expect([...byFace].every((count, face) => count <= players[1].byFace[face])).toBe(true);
  expect(valueOf(await backend.strip(run, node, 'gfr(Eve)', 0))).toEqual(['unknown', 'true']);
  expect(valueOf(await backend.strip(run, node, 'gfr(Eve)', 1))).toEqual(['unknown', 'unknown']);
});

test('the games tell of which atoms their formulas are made', async () => {
  const { backend } = await played();
  const [salem] = await backend.games();
  expect(salem.atoms).toContainEqual({ name: 'gfr', arguments: ['player'] });
  expect(salem.atoms).toContainEqual({ name: 'visited', arguments: ['player', 'player', 'number'] });
});

test('a faulty formula, an unknown name and an unknown player are refused with the reason', async () => {
  const { backend, run, node } = await played();
  expect(reason(await backend.evaluate(run, node, 'K Ann', null))).toMatch(/Line 1, column 6/);
  expect(reason(await backend.strip(run, node, 'gfr(Zoe)', null))).toMatch(/There is no player "Zoe"/);
  expect(reason(await backend.thoughts(run, node, [7]))).toMatch(/There is no player number 7/);
});

test('over budget a formula about the past is not decided, one about roles is, and one that means nothing is refused', async () => {
  const { backend, run, node } = await played(1_000);
  expect(valueOf(await backend.strip(run, node, 'attacked(Bob,1)', null))).toEqual(['false', 'undecided']);
  expect(valueOf(await backend.evaluate(run, node, 'attacked(Bob,1)', 0)).verdict).toBe('undecided');
  expect(valueOf(await backend.holds(run, node, ['K Ann loo(Ann)', 'K Ann gfr(Eve)']))).toEqual([true, false]);
  expect(reason(await backend.evaluate(run, node, 'sheep(Bob)', 0))).toMatch(/There is no atom "sheep"/);
});

test('why Ann knows the Godfather: each of her former counter-worlds was pruned or told apart in the first night', async () => {
  const { backend, run, node } = await played();
  const { answer, reachesDeal } = valueOf(await backend.why(run, node, 0, 'gfr(Eve)', null));
  expect(reachesDeal).toBe(true);
  if (!answer.known) throw new Error('Ann does not know.');
  expect(answer.groups.reduce((sum, { count }) => sum + count, 0)).toBe(18);
  expect(new Set(answer.groups.map(({ fate }) => fate.step))).toEqual(new Set([1]));
  const bob = valueOf(await backend.why(run, node, 1, 'gfr(Eve)', null));
  expect(bob.answer.known).toBe(false);
});

test('thoughts: what Ann holds possible, and what she holds possible that Bob does', async () => {
  const { backend, run, node } = await played();
  const faces = async (chain: number[]) =>
    valueOf(await backend.thoughts(run, node, chain)).byFace.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
  expect(await faces([0])).toBe(2);
  expect(await faces([0, 1])).toBe(24);
});

test('what lies behind a picture: its worlds, how they came about, and whom they could not be told from', async () => {
  const { backend, run, node } = await played();
  const [{ actual }] = valueOf(await backend.reports(run, node)).slice(-1);
  const world = valueOf(await backend.world(run, node, actual, null));
  expect(world.decisions).toEqual([TOLD_NIGHT]);
  expect(world.cells.map((held) => held.byFace[actual] > 0)).toEqual([true, true, true, true, true]);
  const other = valueOf(await backend.world(run, node, (actual + 60) % 120, 0));
  expect(other).toEqual({ worlds: 0, decisions: null, cells: [] });
});

test("the step's events and a player's own record", async () => {
  const { backend, run, node } = await played();
  const alternatives = valueOf(await backend.alternatives(run, node, 0));
  expect(alternatives[0]).toMatchObject({ actual: true, moves: [at('watch', 1)] });
  const view = valueOf(await backend.view(run, node, 3));
  expect(view.steps).toHaveLength(2);
  expect(JSON.stringify(view)).not.toContain('"GFR"');
});
