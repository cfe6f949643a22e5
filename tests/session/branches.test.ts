import { describe, expect, test } from 'vitest';
import { presentation } from '../../src/games/salem/presentation.ts';
import type { SalemMove } from '../../src/games/salem/types.ts';
import { branchLine, forkAt, nearestFork, withBranchName, withoutBranch } from '../../src/session/branches.ts';
import { compareBranches } from '../../src/session/compare.ts';
import { coveredFor } from '../../src/session/seats.ts';
import type { Session } from '../../src/session/session.ts';
import type { WantedGame } from '../../src/session/commands.ts';
import { english } from '../../src/ui/words.ts';
import { newSession, runOf } from './sessions.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const watch = (target: number): SalemMove => ({ kind: 'watch', target });
const heal = (target: number): SalemMove => ({ kind: 'heal', target });

async function begun(wanted: Partial<WantedGame> = {}): Promise<Session> {
  const session = newSession({ salem: presentation });
  await session.commands.start();
  const deciders = names.map(() => 'informed');
  const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
  const usual = { game: 'salem', names, seed: 4711, options: {}, deal, deciders };
  expect(await session.commands.newGame({ ...usual, ...wanted })).toBeNull();
  return session;
}

describe('trying otherwise', () => {
  test('by chance gives another branch each time, and the old one stays', async () => {
    const session = await begun();
    await session.commands.stepForward();
    for (let time = 0; time < 4; time++) expect(await session.commands.tryOtherwise(0)).toBeNull();
    const { nodes } = runOf(session);
    expect(nodes.map(({ parent }) => parent)).toEqual([0, 0, 0, 0, 0]);
    expect(new Set(nodes.map(({ decision }) => JSON.stringify(decision))).size).toBe(5);
    expect(session.store.getState().node).toBe(nodes[4].id);
  });

  test('comes out the same whenever it is done', async () => {
    const tried = async () => {
      const session = await begun();
      await session.commands.stepForward();
      await session.commands.tryOtherwise(0);
      return runOf(session);
    };
    expect(await tried()).toEqual(await tried());
  });

  test('is refused in a sentence where chance finds nothing else', async () => {
    const session = await begun();
    await session.commands.stepForward();
    const node = session.store.getState().node;
    let refusal: string | null = null;
    // The talk after a night: who reasons says what they say.
    for (let time = 0; time < 40 && refusal === null; time++) refusal = await session.commands.tryOtherwise(node);
    expect(refusal).toMatch(/^Chance finds nothing else/);
  });

  test('by hand', async () => {
    const session = await begun();
    await session.commands.stepForward();
    const first = runOf(session).nodes[0].decision;
    const joint = first.kind === 'act' ? first.joint : {};
    expect(await session.commands.branchOff(0, { ...joint, 0: heal(1) })).not.toBeNull();
    const other = watch(4);
    const same = JSON.stringify(joint[0]) === JSON.stringify(other);
    expect(await session.commands.branchOff(0, { ...joint, 0: other })).toBeNull();
    expect(runOf(session).nodes).toHaveLength(same ? 1 : 2);
  });

  test('belongs to the teacher', async () => {
    const session = await begun();
    await session.commands.stepForward();
    await session.commands.setViewpoint(0);
    await session.commands.tryOtherwise(0);
    expect(runOf(session).nodes).toHaveLength(1);
    expect(await session.commands.reportsOfBranch(1)).toBeNull();
    expect(await session.commands.alternatives(1, 3)).toBeNull();
  });
});

async function forked(): Promise<Session> {
  const session = await begun();
  for (let step = 0; step < 3; step++) await session.commands.stepForward();
  await session.commands.tryOtherwise(0);
  await session.commands.stepForward();
  return session;
}

describe('branches', () => {
  test('are changed at the same step, or at the last of a shorter one', async () => {
    const session = await forked();
    const { store, commands } = session;
    expect(store.getState().node).toBe(5);
    await commands.changeBranch(1);
    expect(store.getState().node).toBe(2);
    await commands.stepForward();
    await commands.changeBranch(-1);
    expect(store.getState().node).toBe(5);
    await commands.first();
    await commands.stepForward();
    expect(store.getState().node).toBe(4);
  });

  test('at the fork itself the way on is chosen', async () => {
    const { store, commands } = await forked();
    await commands.first();
    await commands.changeBranch(1);
    expect(store.getState().node).toBe(0);
    await commands.stepForward();
    expect(store.getState().node).toBe(1);
  });

  test('are listed with their names and lengths', async () => {
    const session = await forked();
    session.commands.nameBranch(1, '  First  ');
    const fork = forkAt(session.store.getState(), 0);
    expect(fork?.branches).toEqual([
      { node: 1, place: 1, name: 'First', steps: 3, current: false },
      { node: 4, place: 2, name: null, steps: 2, current: true },
    ]);
    expect(nearestFork(session.store.getState())).toEqual(fork);
    expect(branchLine(session.store.getState(), 1)).toEqual([1, 2, 3]);
    session.commands.nameBranch(1, ' ');
    expect(forkAt(session.store.getState(), 0)?.branches[0].name).toBeNull();
    expect(withBranchName(runOf(session), 1, 'x'.repeat(90)).nodes[0].name).toHaveLength(60);
  });

  test('are deleted with all that follows, and can be brought back', async () => {
    const session = await forked();
    const { store, commands } = session;
    const before = store.getState();
    await commands.deleteBranch(4);
    expect(store.getState()).toMatchObject({ node: 0, notice: { kind: 'deleted' } });
    expect(runOf(session).nodes.map(({ id }) => id)).toEqual([1, 2, 3]);
    await commands.undoDeletion();
    expect(store.getState()).toMatchObject({ node: 5, run: before.run, notice: null });
  });

  test('of which one is gone leave nothing behind for numbers that are used again', async () => {
    const session = await forked();
    const { store, commands } = session;
    await commands.deleteBranch(4);
    await commands.tryOtherwise(0);
    const { reports, node } = store.getState();
    expect(node).toBe(4);
    expect(reports.get(4)?.decision).toEqual(runOf(session).nodes.find(({ id }) => id === 4)?.decision);
    expect([...reports.keys()].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('a run without a branch', async () => {
    const run = runOf(await forked());
    expect(withoutBranch(run, 2).nodes.map(({ id }) => id)).toEqual([1, 4, 5]);
  });

  test('are compared at the same step: what happened, and who knows what', async () => {
    const session = await forked();
    const { faces } = session.store.getState();
    const vantage = { viewpoint: 'teacher', names, presentation, words: english.session } as const;
    const paths = await Promise.all([1, 4].map((branch) => session.commands.reportsOfBranch(branch)));
    const [left, right] = paths.map((path) => ({ ...vantage, path: path ?? [] }));
    const compared = compareBranches(left, right, 1, faces);
    expect(compared.sides[0]?.lines.some(({ onlyHere }) => onlyHere)).toBe(true);
    expect(compared.players.map(({ name }) => name)).toEqual(names);
    expect(compareBranches(left, left, 1, faces).players.every(({ differs }) => !differs)).toBe(true);
    expect(compareBranches(left, left, 1, faces).sides[0]?.lines.some(({ onlyHere }) => onlyHere)).toBe(false);
    expect(compareBranches(left, right, 3, faces).sides[1]).toBeNull();
  });
});

describe('a seat that is locked', () => {
  test('keeps its viewpoint until it is unlocked', async () => {
    const { store, commands } = await begun({
      deciders: names.map((_, agent) => (agent === 1 ? 'hand' : 'informed')),
      locked: true,
    });
    expect(store.getState()).toMatchObject({ viewpoint: 1, locked: true });
    await commands.setViewpoint('teacher');
    expect(store.getState()).toMatchObject({ viewpoint: 1, notice: { kind: 'locked' } });
    commands.unlock();
    await commands.setViewpoint('teacher');
    expect(store.getState().viewpoint).toBe('teacher');
  });

  test('passed round, the screen is covered until the first player looks, and then the next', async () => {
    const { store, commands } = await begun({
      deciders: names.map((_, agent) => (agent < 2 ? 'hand' : 'informed')),
      locked: true,
    });
    expect(store.getState().viewpoint).toBe(0);
    expect(coveredFor(store.getState())).toBe(0);
    await commands.look();
    expect(coveredFor(store.getState())).toBeNull();
    await commands.choose('0', watch(3));
    expect(store.getState().node).toBe(0);
    expect(coveredFor(store.getState())).toBe(1);
    await commands.look();
    expect(store.getState().viewpoint).toBe(1);
    expect(coveredFor(store.getState())).toBeNull();
    await commands.choose('1', heal(3));
    expect(store.getState().node).toBe(1);
  });

  test('without anybody by hand nothing is locked', async () => {
    const { store } = await begun({ locked: true });
    expect(store.getState()).toMatchObject({ viewpoint: 'teacher', locked: false });
  });

  test('is passed to another player by hand only after the question', async () => {
    const { store, commands } = await begun({
      deciders: names.map((_, agent) => (agent === 0 ? 'hand' : 'informed')),
      locked: true,
    });
    await commands.setDecider(2, 'hand');
    expect(store.getState()).toMatchObject({ notice: { kind: 'locked' }, viewpoint: 0 });
    expect(store.getState().deciders[2]).toBe('informed');
    await commands.takeOver(2);
    expect(coveredFor(store.getState())).toBeNull();
    await commands.choose('0', watch(3));
    expect(store.getState().node).toBe(0);
    expect(coveredFor(store.getState())).toBe(2);
    await commands.look();
    expect(store.getState().viewpoint).toBe(2);
    expect(coveredFor(store.getState())).toBeNull();
  });

  test('given back, goes to whoever still plays by hand, and covered', async () => {
    const { store, commands } = await begun({
      deciders: names.map((_, agent) => (agent < 2 ? 'hand' : 'informed')),
      locked: true,
    });
    await commands.look();
    await commands.setDecider(0, 'informed');
    expect(coveredFor(store.getState())).toBe(1);
    await commands.look();
    expect(store.getState().viewpoint).toBe(1);
    // The other way round it is a seat to be taken over.
    await commands.setDecider(0, 'hand');
    expect(store.getState().deciders[0]).toBe('informed');
    await commands.setDecider(1, 'informed');
    expect(coveredFor(store.getState())).toBeNull();
    expect(store.getState().viewpoint).toBe(1);
    await commands.setDecider(1, 'hand');
    expect(store.getState().deciders[1]).toBe('hand');
  });
});
