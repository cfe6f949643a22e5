import { describe, expect, test } from 'vitest';
import { presentation as standoff } from '../../src/games/standoff/presentation.ts';
import type { Session } from '../../src/session/session.ts';
import { newSession } from './sessions.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

/** A session with a Standoff that was played to its end. */
async function played(): Promise<Session> {
  const session = newSession({ standoff });
  await session.commands.start();
  const refused = await session.commands.newGame({
    game: 'standoff',
    names: NAMES,
    seed: 5,
    options: { evil: 1 },
    deal: null,
    deciders: NAMES.map(() => 'random'),
  });
  expect(refused).toBeNull();
  await session.commands.last();
  return session;
}

describe('several rounds by the same players', () => {
  test('the next round is dealt anew by a seed that follows from the first, and both can be gone to', async () => {
    const { commands, store } = await played();
    const first = store.getState().run;
    expect(await commands.nextRound()).toBeNull();
    const second = store.getState().run;
    expect(second?.names).toEqual(NAMES);
    expect(second?.options).toEqual(first?.options);
    expect(second?.seed).not.toBe(first?.seed);
    expect(second?.nodes).toEqual([]);
    expect(await commands.nextRound()).toBe('The next game can be dealt when this one is over.');
    await commands.last();
    const { node } = store.getState();
    await commands.goToRound(0);
    expect(store.getState().run).toEqual(first);
    expect(store.getState().series?.at).toBe(0);
    expect(await commands.nextRound()).toBe('The next game follows the last one: go there first.');
    await commands.goToRound(1);
    expect(store.getState().run?.seed).toBe(second?.seed);
    expect(store.getState().node).toBe(node);
    // The same series again comes to the same rounds.
    const again = await played();
    await again.commands.nextRound();
    expect(again.store.getState().run).toEqual(second);
  });

  test('a link and a file hold the whole series', async () => {
    const { commands, store } = await played();
    await commands.nextRound();
    const rounds = store.getState().series;
    const link = (await commands.makeLink()) ?? '';
    const file = (await commands.makeFile()) ?? '';
    for (const open of [(s: Session) => s.commands.openLink(link), (s: Session) => s.commands.openFile(file)]) {
      const other = newSession({ standoff });
      await other.commands.start();
      expect(await open(other)).toBe(true);
      expect(other.store.getState().series).toEqual(rounds);
    }
  });

  test('a file in which a round was tampered with is refused, and the present game stays', async () => {
    const { commands, store } = await played();
    await commands.nextRound();
    const file = (await commands.makeFile()) ?? '';
    const { run } = store.getState();
    for (const broken of [
      file.replace('"at": 1', '"at": 7'),
      file.replace(/"others": \[\s*\{\s*"run": \{\s*"game": "standoff"/, '"others": [{"run": {"game": "chess"'),
    ]) {
      expect(broken).not.toBe(file);
      expect(await commands.openFile(broken)).toBe(false);
      expect(store.getState().run).toBe(run);
      expect(store.getState().notice).toMatchObject({ kind: 'file', problem: { kind: 'misfit' } });
    }
  });

  test('another game ends the series', async () => {
    const { commands, store } = await played();
    await commands.nextRound();
    await commands.newGame({
      game: 'standoff',
      names: NAMES,
      seed: 6,
      options: {},
      deal: null,
      deciders: NAMES.map(() => 'random'),
    });
    expect(store.getState().series).toBeNull();
  });
});
