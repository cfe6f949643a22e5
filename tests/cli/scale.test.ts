import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandLine, complaintOf } from './command-line.ts';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8');

/** The commands of docs/scale.md that play a shard, without where their output goes. */
const commands = page
  .split('\n')
  .filter((line) => line.includes('cli -- simulate'))
  .map((line) => line.replace(/^.*cli -- /, '').replace(/ > .*$/, ''));

const SHARDS = 7;
const GAMES = 60;

/** A command of the page as its batch system would fill it in, for a shard numbered from 1, with fewer games and shards. */
function filledIn(command: string, shard: number): string {
  return command
    .replace('$shard/$CORES', `${shard}/${SHARDS}`)
    .replace('$SLURM_ARRAY_TASK_ID', String(shard))
    .replace('$SLURM_ARRAY_TASK_COUNT', String(SHARDS))
    .replace('$((JOB_COMPLETION_INDEX + 1))', String(shard - 1 + 1))
    .replace('/200', `/${SHARDS}`)
    .replace(/--games \d+/, `--games ${GAMES} --players-decide random`);
}

function outputs(command: string): Record<string, string> {
  const files = Array.from({ length: SHARDS }, (_, index) => {
    const { output, complaint } = commandLine(filledIn(command, index + 1));
    expect(complaint).toBe('');
    return [`out/${index + 1}.json`, output] as const;
  });
  return Object.fromEntries(files);
}

describe('docs/scale.md', () => {
  test('shows a command for one machine, for Slurm, for what failed there, and for Kubernetes', () => {
    expect(commands).toHaveLength(4);
    for (const command of commands) expect(filledIn(command, 1)).not.toMatch(/\$|200/);
  });

  test.each(commands)('%s: the shards merge to the whole, byte for byte', (command) => {
    const files = outputs(command);
    const whole = commandLine(filledIn(command, 1).replace(/ --shard .*$/, ''));
    expect(commandLine(['merge', ...Object.keys(files)], files)).toEqual(whole);
  });

  test('any order of the files will do', () => {
    const files = outputs(commands[0]);
    const merged = commandLine(['merge', ...Object.keys(files)], files);
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.keys(files), { minLength: SHARDS }), (order) => {
        expect(commandLine(['merge', ...order], files)).toEqual(merged);
      }),
      { numRuns: 10 },
    );
  });

  test('shards that failed are named as the page says, and played again they are what was missing', () => {
    const files = outputs(commands[1]);
    const failed = ['out/2.json', 'out/3.json', 'out/6.json'];
    const left = Object.keys(files).filter((file) => !failed.includes(file));
    expect(complaintOf(['merge', ...left], files)).toBe(
      `3 shards are missing: 2/${SHARDS}, 3/${SHARDS}, 6/${SHARDS}.\n`,
    );
    const again = commandLine(filledIn(commands[2], 3)).output;
    expect(again).toBe(files['out/3.json']);
  });

  test('an output that was cut off is no shard', () => {
    const files = outputs(commands[0]);
    const cut = { ...files, 'out/4.json': files['out/4.json'].slice(0, 200) };
    expect(complaintOf(['merge', ...Object.keys(cut)], cut)).toMatch(/^out\/4\.json is no JSON/);
  });
});
