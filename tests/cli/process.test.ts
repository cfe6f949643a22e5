import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import golden from '../golden/salem-games.json' with { type: 'json' };
import { parsed } from './command-line.ts';

const script = path.resolve('scripts/cli.mjs');
let folder = '';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kripketown-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function run(words: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

test('the real program: JSON on standard output, exit code 0', () => {
  const { status, stdout, stderr } = run(['games']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(parsed(stdout)).toContainEqual(expect.objectContaining({ id: 'salem' }));
});

test('bad input: a sentence on standard error, no stack, exit code 2', () => {
  const file = path.join(folder, 'none.json');
  expect(run(['know', file])).toEqual({
    status: 2,
    stdout: '',
    stderr: `${file} cannot be read: there is no such file.\n`,
  });
  expect(run(['know', folder]).stderr).toBe(`${folder} cannot be read: it is a folder.\n`);
  fs.writeFileSync(file, Uint8Array.of(0xff, 0xfe, 0x00));
  expect(run(['check', file]).stderr).toBe(`${file} cannot be read: it is no text in UTF-8.\n`);
});

test('merge of files on disk', () => {
  const words = ['simulate', 'salem', '--games', '40', '--players-decide', 'random'];
  const files = [1, 2].map((number) => {
    const file = path.join(folder, `${number}.json`);
    fs.writeFileSync(file, run([...words, '--shard', `${number}/2`]).stdout);
    return file;
  });
  expect(run(['merge', ...files])).toEqual(run(words));
});

test('T1 to T25: games of the independent brute force, through the real command', () => {
  const some = golden.games.slice(0, 6);
  const scenarios = some.flatMap(({ game, options, players, deal, decisions, checks }) =>
    checks.map(({ after, queries }) => ({
      game,
      options,
      players,
      deal,
      decisions: decisions.slice(0, after),
      queries: Object.keys(queries),
    })),
  );
  const expected = some.flatMap(({ checks }) =>
    checks.map(({ alive, possible, queries, worlds }) => ({
      queries: Object.entries(queries).map(([formula, holds]) => ({ formula, holds })),
      worlds,
      possible,
      alive,
    })),
  );
  const { status, stdout, stderr } = run(['know', '-'], JSON.stringify(scenarios));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trimEnd().split('\n').map(parsed)).toMatchObject(expected);
});
