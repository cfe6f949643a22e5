import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/engine/run.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import type { Backend } from '../../src/session/backend.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { lineOf } from '../../src/session/store.ts';
import { turnOf } from '../../src/session/turn.ts';
import { english } from '../../src/ui/words.ts';
import { branchesAt, fixtureBackend, names } from './fixture.ts';
import { runOf } from './sessions.ts';

const deciders = ['informed', 'informed', 'informed', 'informed', 'informed'];

async function begun(backend: Backend = fixtureBackend(), hands: readonly number[] = []): Promise<Session> {
  const session = createSession({ backend, presentations: { salem: presentation }, pause: () => Promise.resolve() });
  await session.commands.start();
  const ways = deciders.map((way, agent) => (hands.includes(agent) ? 'hand' : way));
  const refused = await session.commands.newGame({
    game: 'salem',
    names,
    seed: 4711,
    options: {},
    deal: null,
    deciders: ways,
  });
  expect(refused).toBeNull();
  return session;
}

const nodeOf = ({ store }: Session): number => store.getState().node;

describe('stepping', () => {
  test('goes on by what the players decide, to the end and no further', async () => {
    const session = await begun();
    await session.commands.stepForward();
    expect(nodeOf(session)).toBe(1);
    await session.commands.last();
    expect(nodeOf(session)).toBe(6);
    await session.commands.stepForward();
    expect(nodeOf(session)).toBe(6);
  });

  test('steps asked for quickly are all made, in order', async () => {
    const session = await begun();
    await Promise.all([1, 2, 3].map(() => session.commands.stepForward()));
    expect(nodeOf(session)).toBe(3);
  });

  test('back and on again leads the same way, without asking the backend', async () => {
    const backend = fixtureBackend();
    let asked = 0;
    const session = await begun({ ...backend, reports: (run, node) => (asked++, backend.reports(run, node)) });
    await session.commands.last();
    asked = 0;
    await session.commands.stepBack();
    await session.commands.stepBack();
    await session.commands.first();
    expect(nodeOf(session)).toBe(ROOT);
    await session.commands.goTo(6);
    await session.commands.previousLight();
    expect(asked).toBe(0);
  });

  test('to the next night or day, and to the one before', async () => {
    const session = await begun();
    await session.commands.nextLight();
    expect(nodeOf(session)).toBe(1);
    await session.commands.nextLight();
    expect(nodeOf(session)).toBe(4);
    await session.commands.stepBack();
    await session.commands.previousLight();
    expect(nodeOf(session)).toBe(1);
    await session.commands.previousLight();
    expect(nodeOf(session)).toBe(ROOT);
  });

  test('playing goes to the end, stops by itself, and begins anew from there', async () => {
    const session = await begun();
    await session.commands.play();
    expect(session.store.getState()).toMatchObject({ node: 6, playing: false });
    const again = session.commands.play();
    expect(session.store.getState().playing || nodeOf(session) === ROOT).toBe(true);
    await again;
    expect(nodeOf(session)).toBe(6);
  });

  test('stopping stops', async () => {
    let session: Session | null = null;
    const stopping = createSession({
      backend: fixtureBackend(),
      presentations: { salem: presentation },
      pause: () => Promise.resolve(session?.commands.stop()),
    });
    session = stopping;
    await stopping.commands.start();
    await stopping.commands.newGame({ game: 'salem', names, seed: 1, options: {}, deal: null, deciders });
    await stopping.commands.play();
    expect(stopping.store.getState()).toMatchObject({ node: 1, playing: false });
  });

  test('an answer that comes after another game was begun is dropped', async () => {
    const backend = fixtureBackend();
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    let delayed = false;
    const session = await begun({
      ...backend,
      decide: async (run, node, ways) => {
        if (delayed) await slow;
        return backend.decide(run, node, ways);
      },
    });
    delayed = true;
    const late = session.commands.stepForward();
    delayed = false;
    await session.commands.newGame({ game: 'salem', names, seed: 2, options: {}, deal: null, deciders });
    release();
    await late;
    expect(nodeOf(session)).toBe(ROOT);
    expect(runOf(session)).toMatchObject({ seed: 2, nodes: [] });
    expect(session.store.getState().busy).toBe(false);
  });

  test('a backend that fails is a message, and the game stays where it is', async () => {
    const session = await begun({
      ...fixtureBackend(),
      decide: () => Promise.reject(new Error('The worker is gone.')),
    });
    await session.commands.stepForward();
    expect(session.store.getState()).toMatchObject({
      node: ROOT,
      busy: false,
      notice: { kind: 'problem', text: 'The worker is gone.' },
    });
  });

  test('a game that is refused leaves the present one alone, and says why', async () => {
    const session = await begun();
    await session.commands.stepForward();
    const wanted = { game: 'salem', names: ['', 'B', 'C', 'D', 'E'], seed: 1, options: {}, deal: null, deciders };
    expect(await session.commands.newGame(wanted)).toBe('Every player needs a name.');
    expect(nodeOf(session)).toBe(1);
  });
});

describe('seats decided by hand', () => {
  const watch = (target: number) => ({ kind: 'watch', target });
  const heal = (target: number) => ({ kind: 'heal', target });

  test('are asked, and the step is made when all have chosen; choosing again replaces', async () => {
    const session = await begun(fixtureBackend(), [0, 1]);
    expect(session.store.getState().waiting?.open).toEqual(['0', '1']);
    await session.commands.choose('0', watch(1));
    await session.commands.choose('0', watch(2));
    expect(nodeOf(session)).toBe(ROOT);
    await session.commands.choose('1', heal(1));
    expect(nodeOf(session)).toBe(1);
    expect(runOf(session).nodes[0].decision).toMatchObject({
      joint: { 0: watch(2), 1: heal(1), 4: { kind: 'kill', target: 2 } },
    });
  });

  test('next does not go past a choice that is still open', async () => {
    const session = await begun(fixtureBackend(), [0]);
    await session.commands.stepForward();
    await session.commands.last();
    expect(nodeOf(session)).toBe(ROOT);
  });

  test('a seat can be taken over in the middle, and given back', async () => {
    const session = await begun();
    await session.commands.stepForward();
    await session.commands.last();
    await session.commands.goTo(4);
    await session.commands.setDecider(1, 'hand');
    expect(session.store.getState().waiting?.open).toEqual(['1']);
    await session.commands.setDecider(1, 'random');
    expect(session.store.getState().waiting).toBeNull();
  });

  test('choosing otherwise at an earlier step is a branch, and next returns to the branch just left', async () => {
    const session = await begun();
    await session.commands.last();
    await session.commands.first();
    await session.commands.setDecider(0, 'hand');
    await session.commands.choose('0', watch(1));
    expect(branchesAt(runOf(session), ROOT)).toBe(2);
    const [branch] = [nodeOf(session)];
    await session.commands.stepBack();
    await session.commands.stepForward();
    expect(nodeOf(session)).toBe(branch);
    await session.commands.goTo(6);
    expect(lineOf(session.store.getState())).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('a game with a seat by hand opens in its viewpoint, so that no card is seen before', async () => {
    expect((await begun(fixtureBackend(), [2])).store.getState().viewpoint).toBe(2);
    expect((await begun()).store.getState().viewpoint).toBe('teacher');
  });

  test('the teacher is not asked where there is nothing to choose', async () => {
    const session = await begun(fixtureBackend(), [3]);
    expect(session.store.getState().waiting).toBeNull();
    await session.commands.stepForward();
    expect(nodeOf(session)).toBe(1);
  });

  test('who looks on as a player cannot tell from the asking what another may do', async () => {
    const session = await begun(fixtureBackend(), [0, 3]);
    await session.commands.setViewpoint('teacher');
    expect(session.store.getState().waiting?.open).toEqual(['0']);
    await session.commands.setViewpoint(0);
    expect(session.store.getState().waiting?.open).toEqual(['0', '3']);
  });

  test('T15 a player sees neither what another may choose nor what they chose', async () => {
    const session = await begun(fixtureBackend(), [0, 1]);
    await session.commands.setViewpoint(1);
    await session.commands.choose('0', watch(4));
    const { reports, waiting, deciders: ways } = session.store.getState();
    const path = [reports.get(ROOT)].flatMap((report) => report ?? []);
    const vantage = { viewpoint: 1, path, names, presentation, words: english.session } as const;
    const seats = turnOf(vantage, waiting, ways)?.seats;
    expect(seats?.[1]).toEqual({ seat: '0', by: [0], chosen: true, choice: null });
    expect(seats?.[0].choice?.question).toBe('Whom do you heal tonight?');
    expect(JSON.stringify(seats)).not.toContain('atch');
  });
});

describe('speaking by hand', () => {
  test('T19 a share by hand is a step of its own', async () => {
    const session = await begun();
    await session.commands.stepForward();
    expect(await session.commands.share(1)).toBeNull();
    expect(runOf(session).nodes.at(-1)?.decision).toEqual({ kind: 'share', by: 1 });
  });

  test('T5 an announcement that is refused says why, and nothing is changed', async () => {
    const session = await begun();
    await session.commands.stepForward();
    expect(await session.commands.announce(0, '&& gfr(Eve)')).toContain('column 2');
    expect(nodeOf(session)).toBe(1);
    expect(await session.commands.announce(null, 'alive(Ann)')).toBeNull();
    expect(nodeOf(session)).toBe(2);
  });
});

describe('links', () => {
  test('lead to the same step of the same game', async () => {
    const session = await begun();
    await session.commands.last();
    await session.commands.goTo(3);
    const link = await session.commands.makeLink();
    const other = createSession({ backend: fixtureBackend(), presentations: { salem: presentation } });
    await other.commands.start();
    expect(await other.commands.openLink(link ?? '')).toBe(true);
    expect(other.store.getState()).toMatchObject({ node: 3, run: runOf(session), viewpoint: 'teacher' });
    expect(lineOf(other.store.getState())).toHaveLength(7);
    await other.commands.stepForward();
    expect(nodeOf(other)).toBe(4);
  });

  test.each(['nonsense', '9.AAAA', '1.AAAA'])('%s leaves the present game alone', async (hash) => {
    const session = await begun();
    await session.commands.stepForward();
    expect(await session.commands.openLink(hash)).toBe(false);
    expect(session.store.getState()).toMatchObject({ node: 1, notice: { kind: 'link', making: false } });
  });
});
