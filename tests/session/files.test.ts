import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { presentation } from '../../src/games/salem/presentation.ts';
import { chronicleOf } from '../../src/session/chronicle.ts';
import { fileName, LARGEST_FILE } from '../../src/session/file-name.ts';
import { decodeFile, encodeFile } from '../../src/session/files.ts';
import type { Bookmark } from '../../src/session/bookmark.ts';
import type { Session } from '../../src/session/session.ts';
import { english } from '../../src/ui/words.ts';
import links from '../golden/links.json';
import { wholeRun, wholeVantage } from './vantage.ts';
import { newSession } from './sessions.ts';

const bookmark: Bookmark = {
  run: wholeRun(),
  node: 3,
  viewpoint: 'teacher',
  deciders: ['informed', 'hand', 'random', 'informed', 'informed'],
};
const text = encodeFile(bookmark);

async function started(seed = 4711): Promise<Session> {
  const session = newSession({ salem: presentation });
  await session.commands.start();
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
  const deciders = names.map(() => 'informed');
  await session.commands.newGame({ game: 'salem', names, seed, options: {}, deal: null, deciders });
  return session;
}

describe('a file', () => {
  test('holds what a link holds, to be read by people too', () => {
    expect(decodeFile(text)).toEqual({ ok: true, value: bookmark });
    expect(text).toMatch(/^\{\n {2}"format": "kripketown",\n {2}"version": 1,/);
    expect(decodeFile(`\ufeff${text}`).ok).toBe(true);
    const more = { ...bookmark, pinned: ['K Ann gfr(Eve)'], viewpoint: 1, locked: true };
    expect(decodeFile(encodeFile(more))).toEqual({ ok: true, value: more });
  });

  test.each([
    ['', { kind: 'unreadable' }],
    ['no JSON', { kind: 'unreadable' }],
    ['[]', { kind: 'foreign' }],
    ['null', { kind: 'foreign' }],
    ['\ufffdPNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', { kind: 'foreign' }],
    ['{"hello": 1}', { kind: 'foreign' }],
    ['{"format": "another", "version": 1}', { kind: 'foreign' }],
    [text.replace('"version": 1', '"version": 7'), { kind: 'newer', version: 7, own: 1 }],
    [text.replace('"version": 1', '"version": 0'), { kind: 'older', version: '0', own: 1 }],
    [text.replace('"version": 1', '"version": "x"'), { kind: 'older', version: '"x"', own: 1 }],
    [' '.repeat(LARGEST_FILE + 1), { kind: 'tooLong', most: LARGEST_FILE }],
    [
      '{"format": "kripketown-player-record", "version": 1, "names": ["Ann", "Bob"], "viewer": 1}',
      { kind: 'record', name: 'Bob' },
    ],
  ])('%.40s is refused, by name', (given, problem) => {
    expect(decodeFile(given)).toMatchObject({ ok: false, problem });
  });

  test('cut off or changed it says in which line', () => {
    const lines = text.split('\n');
    const changed = [...lines.slice(0, 4), '  <oops>', ...lines.slice(4)].join('\n');
    expect(decodeFile(changed)).toEqual({ ok: false, problem: { kind: 'unreadable', line: 5, column: 3 } });
  });

  test('with a part that is not as it should be says which', () => {
    const read = decodeFile(text.replace('"viewpoint": "teacher"', '"viewpoint": "everybody"'));
    expect(read).toMatchObject({ ok: false, problem: { kind: 'broken' } });
    expect(!read.ok && read.problem.kind === 'broken' ? read.problem.where : '').toContain('viewpoint');
  });

  test('is named so that every system can keep it', () => {
    expect(fileName(['Salem', '../<b>Zoë</b>', '', 'step 3'], 'json')).toBe('kripketown-salem-b-zoë-b-step-3.json');
  });
});

describe('opening a file', () => {
  test('leads to the same step of the same game, with its branches and their names', async () => {
    const session = await started();
    await session.commands.stepForward();
    await session.commands.tryOtherwise(0);
    session.commands.nameBranch(2, 'What if <b>');
    const file = await session.commands.makeFile();
    const other = await started(12);
    expect(await other.commands.openFile(file ?? '')).toBe(true);
    const { run, node } = other.store.getState();
    expect({ run, node }).toEqual({ run: session.store.getState().run, node: 2 });
    expect(run?.nodes.map(({ name }) => name)).toEqual([undefined, 'What if <b>']);
    const link = await session.commands.makeLink();
    const third = await started(12);
    expect(await third.commands.openLink(link ?? '')).toBe(true);
    expect(third.store.getState().run).toEqual(run);
  });

  test.each([
    ['nonsense', /not JSON/],
    [text.replace('"version": 1', '"version": 7'), /format 7; this program reads up to format 1/],
    [text.replace('"rulesVersion": 1', '"rulesVersion": 9'), /version 9 of the rules of salem/],
    [text.replace('"game": "salem"', '"game": "chess"'), /no game "chess"/],
    [text, /cannot be played\. nodes\.5: .* The present game is untouched\.$/],
    [text.replace('"parent": 1', '"parent": 77'), /nodes\.\d: its parent 77/],
    [text.replace('"LOO",', '"DOC",'), /T1: the deal must give/],
  ])('that cannot be opened (%.20s) says why and leaves the present game alone', async (given, reason) => {
    const session = await started();
    await session.commands.stepForward();
    const before = session.store.getState();
    expect(await session.commands.openFile(given)).toBe(false);
    const { notice, run, node, viewpoint } = session.store.getState();
    expect({ run, node, viewpoint }).toEqual({ run: before.run, node: before.node, viewpoint: before.viewpoint });
    expect(notice === null ? '' : english.notice.text(notice)).toMatch(reason);
  });

  test('that says that one stands where nothing is says so', async () => {
    const session = await started();
    const file = (await session.commands.makeFile()) ?? '';
    expect(await session.commands.openFile(file.replace('"node": 0', '"node": 300'))).toBe(false);
    expect(session.store.getState().notice).toEqual({
      kind: 'file',
      problem: { kind: 'misfit' },
    });
  });

  test('that is one player’s record is refused in a friendly sentence', async () => {
    const session = await started();
    await session.commands.stepForward();
    await session.commands.setViewpoint(1);
    expect(await session.commands.makeFile()).toBeNull();
    const record = (await session.commands.makeRecord()) ?? '';
    expect(record).toContain('"viewer": 1');
    for (const secret of ['"deal"', '"seed"', '"nodes"', '"actual"', '4711']) expect(record).not.toContain(secret);
    expect(await session.commands.openFile(record)).toBe(false);
    const { notice } = session.store.getState();
    expect(notice === null ? '' : english.notice.text(notice)).toMatch(
      /one player’s record \(Bob\).*cannot be stepped/,
    );
  });
});

test.each(links)('the link of $says, made long ago, still opens', async ({ link, node, viewpoint, nodes, names }) => {
  const session = await started(99);
  expect(await session.commands.openLink(`#${link}`)).toBe(true);
  const state = session.store.getState();
  expect(state).toMatchObject({ node, viewpoint, run: { names } });
  expect(state.run?.nodes).toHaveLength(nodes);
});

test('a file of format 1, stored long ago, still opens', async () => {
  const session = await started(99);
  const stored = readFileSync('tests/golden/file-format-1.json', 'utf8');
  expect(await session.commands.openFile(stored)).toBe(true);
  expect(session.store.getState()).toMatchObject({
    viewpoint: 'teacher',
    locked: false,
    pinned: [],
    deciders: ['informed', 'random', 'hand', 'informed', 'informed'],
    run: { game: 'salem', seed: 4711, names: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'] },
  });
  expect(session.store.getState().run?.nodes.map(({ name, parent }) => [name, parent])).toEqual([
    [undefined, 0],
    ['The quiet one', 0],
    [undefined, 2],
  ]);
});

describe('the chronicle', () => {
  test('tells the teacher everything, a player what they saw', async () => {
    const whole = chronicleOf(await wholeVantage('teacher'), 5, wholeRun(), english.files.chronicleText);
    expect(whole).toContain('Seed 4711');
    expect(whole).toContain('Ann watched Dan.');
    const bob = chronicleOf(await wholeVantage(1), 1, wholeRun(), english.files.chronicleText);
    expect(bob).toContain('As Bob saw it');
    expect(bob).not.toMatch(/4711|watched|Ann is|Night 2/);
    expect(bob).toContain('You healed Dan.');
  });
});
