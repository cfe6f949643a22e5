import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the pictures that the README shows are there, and weigh less than 400 kB each', () => {
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(0);
  for (const file of shown) expect([file, statSync(file).size < 400_000]).toEqual([file, true]);
});
