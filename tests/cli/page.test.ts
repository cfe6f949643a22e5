import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/command-line.md'), 'utf8');
const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map((block) => block[1]);
const PROMPT = '$ npm run -s cli -- ';

/** Files that the page's examples read: the block that begins so. */
const files = {
  'scenario.json': blocks.find((block) => block.startsWith('{"game"')) ?? '',
  'muddy.txt': blocks.find((block) => block.startsWith('VARS')) ?? '',
};

/** The examples of which the page shows what is printed; nothing is shown of what goes into a file, and some files are not. */
const examples = blocks
  .filter((block) => block.startsWith(PROMPT) && !block.includes('> ') && !block.includes('scenarios.json'))
  .map((block) => {
    const [first, ...shown] = block.split('\n');
    return { command: first.slice(PROMPT.length), shown: unbroken(shown.join('\n')) };
  });

/** Without the breaks that make lines of JSON readable. */
function unbroken(text: string): string {
  return text.replace(/\n\s*/g, '');
}

test('docs/command-line.md shows what ten commands print', () => {
  expect(examples).toHaveLength(10);
});

test.each(examples)('$command prints what docs/command-line.md shows, but for what it leaves out (…)', (example) => {
  const { output, complaint } = commandLine(example.command, files);
  expect(complaint).toBe('');
  const printed = unbroken(output);
  let from = 0;
  for (const part of example.shown.split('…')) {
    const place = printed.indexOf(part, from);
    expect(place < 0 ? part : '').toBe('');
    from = place + part.length;
  }
});
