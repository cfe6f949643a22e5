import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the code in docs/adding-a-game.md is the code that is tested', () => {
  const page = readFileSync('docs/adding-a-game.md', 'utf8');
  const blocks = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)];
  expect(blocks.length).toBeGreaterThan(5);
  for (const [, path, code] of blocks) expect(readFileSync(path, 'utf8')).toContain(code);
});
