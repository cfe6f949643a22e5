import { describe, expect, test } from 'vitest';
import { presentation } from '../../src/games/killer/presentation.ts';
import type { KillerMove } from '../../src/games/killer/types.ts';
import { boardOf } from '../../src/session/board.ts';
import { chronicleOf } from '../../src/session/chronicle.ts';
import type { Session } from '../../src/session/session.ts';
import { reportsTo } from '../../src/session/store.ts';
import { turnOf } from '../../src/session/turn.ts';
import { logOf, publicReason } from '../../src/session/view.ts';
import type { Vantage, Viewpoint } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';
import { players } from '../support/killer-play.ts';
import { newSession, runOf } from './sessions.ts';

/* Five players by hand: Ann is the killer. */
const NAMES = players(5);
const NAME_BOB: KillerMove = { kind: 'name', target: 1 };
const NAME_DAN: KillerMove = { kind: 'name', target: 3 };
const NAME_EVE: KillerMove = { kind: 'name', target: 4 };

async function begun(hands = NAMES.map(() => 'hand')): Promise<Session> {
  const session = newSession({ killer: presentation });
  await session.commands.start();
  const deal = NAMES.map((_, agent) => (agent === 0 ? 'KILLER' : 'CIVILIAN'));
  const wanted = { game: 'killer', names: NAMES, seed: 1, options: { killers: 1 }, deal, deciders: hands };
  expect(await session.commands.newGame(wanted)).toBeNull();
  return session;
}

function vantage({ store }: Session, viewpoint: Viewpoint): Vantage {
  const state = store.getState();
  const path = reportsTo(state, state.node);
  return { viewpoint, path, names: NAMES, presentation, words: english.session };
}

function log(session: Session, viewpoint: Viewpoint): string[] {
  const seen = vantage(session, viewpoint);
  return logOf(seen, seen.path.length - 1).flatMap(({ steps }) =>
    steps.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
}

async function chooseAll(session: Session, choices: Readonly<Record<string, KillerMove>>, other: KillerMove) {
  for (const seat of session.store.getState().waiting?.open ?? []) {
    await session.commands.choose(seat, Object.hasOwn(choices, seat) ? choices[seat] : other);
  }
}

describe('a game by hand', () => {
  test('from the night to the end: everybody chooses at their own seat, and the last words are a claim', async () => {
    const session = await begun();
    await session.commands.setViewpoint('teacher');
    // Seats with nothing to choose are settled for the teacher: only the killer is asked.
    expect(session.store.getState().waiting?.open).toEqual(['0']);
    await session.commands.choose('0', NAME_BOB);
    expect(log(session, 'teacher')).toContain('Bob went out in the night.');
    const { claimants, speakers } = turnOf(vantage(session, 'teacher'), session.store.getState().waiting, []) ?? {};
    expect(claimants).toEqual([0, 1, 2, 3, 4]);
    expect(speakers).toEqual([0, 2, 3, 4, null]);

    expect(await session.commands.claim(1, 'killer(Ann)')).toBeNull();
    expect(await session.commands.claim(0, 'civilian(Ann)')).toBeNull();
    expect(await session.commands.claim(0, 'civilian(')).toContain('column');

    await chooseAll(session, { 0: { kind: 'abstain' } }, { kind: 'vote', target: 0 });
    const { result } = vantage(session, 'teacher').path.at(-1) ?? {};
    expect(result).toEqual({ winner: 'civilians', reason: 'killersOut' });
    expect(log(session, 'teacher').slice(-2)).toEqual([
      'The killer was Ann; all others were civilians. All diaries are opened.',
      'The civilians win: all killers are out.',
    ]);
  });

  test('whose turn it is betrays nothing: from a civilian’s seat everybody by hand is asked', async () => {
    const session = await begun();
    await session.commands.setViewpoint(2);
    expect(session.store.getState().waiting?.open).toEqual(['0', '1', '2', '3', '4']);
    const turn = turnOf(
      vantage(session, 2),
      session.store.getState().waiting,
      NAMES.map(() => 'hand'),
    );
    expect(turn?.seats.map(({ choice }) => choice?.question ?? null)).toEqual([
      'There is nothing for you to do tonight.',
      null,
      null,
      null,
      null,
    ]);
  });
});

test('K5: whom a killer named stands on the board of every killer, who are told, and of nobody else', async () => {
  const session = newSession({ killer: presentation });
  await session.commands.start();
  const names = players(7);
  const deal = names.map((_, agent) => (agent < 2 ? 'KILLER' : 'CIVILIAN'));
  const deciders = names.map(() => 'hand');
  await session.commands.newGame({ game: 'killer', names, seed: 1, options: { killers: 2 }, deal, deciders });
  await session.commands.setViewpoint('teacher');
  await session.commands.choose('0', NAME_DAN);
  await session.commands.choose('1', NAME_EVE);
  const { store } = session;
  const { faces } = store.getState();
  const path = reportsTo(store.getState(), store.getState().node);
  const drawn = (viewpoint: Viewpoint, focus: number | null = null) =>
    boardOf({ viewpoint, path, names, presentation, words: english.session }, faces, focus).acts.map(
      ({ from, to, label }) => [from, label, to],
    );
  const both = [
    [0, 'names', 3],
    [1, 'names', 4],
  ];
  expect(drawn('teacher')).toEqual(both);
  expect(drawn(0)).toEqual(both);
  expect(drawn(1).toSorted()).toEqual(both);
  expect(drawn('teacher', 1).toSorted()).toEqual(both);
  expect(drawn(2)).toEqual([]);
  expect(drawn('teacher', 2)).toEqual([]);
});

describe('what a claim is worth', () => {
  test('is told to the teacher and the speaker, and to nobody else, in log, chronicle and reasons', async () => {
    const session = await begun();
    await session.commands.setViewpoint('teacher');
    await session.commands.choose('0', NAME_BOB);
    await session.commands.claim(0, 'civilian(Ann)');
    await session.commands.claim(2, 'killer(Ann)');
    expect(log(session, 'teacher').slice(-2)).toEqual([
      'Ann claimed: civilian(Ann) (a lie)',
      'Cat claimed: killer(Ann) (a bluff: unknown to the speaker)',
    ]);
    expect(log(session, 0).slice(-2)).toEqual(['You claimed: civilian(Ann) (a lie)', 'Cat claimed: killer(Ann)']);
    expect(log(session, 3).slice(-2)).toEqual(['Ann claimed: civilian(Ann)', 'Cat claimed: killer(Ann)']);
    const seen = vantage(session, 3);
    const written = chronicleOf(seen, seen.path.length - 1, runOf(session), english.files.chronicleText);
    expect(written).toContain('Ann claimed: civilian(Ann)');
    expect(written).not.toContain('a lie');
    expect(seen.path.map((report) => publicReason(seen, report)).join()).not.toContain('a lie');
  });

  test('a link with a claim is opened again', async () => {
    const session = await begun(NAMES.map(() => 'random'));
    await session.commands.stepForward();
    await session.commands.claim(3, 'killer(Eve) | civilian(Eve)');
    const link = await session.commands.makeLink();
    if (link === null) throw new Error('No link was made.');
    const other = await begun();
    expect(await other.commands.openLink(link)).toBe(true);
    expect(log(other, 'teacher').at(-1)).toBe('Dan claimed: killer(Eve) | civilian(Eve) (the truth)');
  });
});

test('K24, K20: the words of a whole game, without a chat, from every viewpoint', async () => {
  const session = newSession({ killer: presentation });
  await session.commands.start();
  const names = players(7);
  const options = {
    killers: 2,
    killersShareChat: false,
    killersKnowEachOther: false,
    tieRule: 'random',
    revealOnOut: true,
  };
  const deciders = names.map(() => 'informed');
  await session.commands.newGame({ game: 'killer', names, seed: 5, options, deal: null, deciders });
  await session.commands.last();
  const { store } = session;
  const path = reportsTo(store.getState(), store.getState().node);
  expect(path.at(-1)?.result).not.toBeNull();
  for (const viewpoint of ['teacher', 0, 1, 2, 3, 4, 5, 6] as const) {
    const seen: Vantage = { viewpoint, path, names, presentation, words: english.session };
    const lines = logOf(seen, path.length - 1).flatMap(({ steps }) => steps.flatMap((step) => step.lines));
    expect(lines.length).toBeGreaterThan(5);
    for (const { text } of lines) expect(text).toMatch(/^[A-Z0-9].*[.)]$/s);
  }
});
