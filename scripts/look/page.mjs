/** What the browser tests do to a page, for the pictures too: tests/e2e/page.ts and settled.ts, loaded without vitest; a link; and the list of puzzles. */
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../install.mjs';

/** @param {string} file */
async function loaded(file) {
  const { module } = await runnerImport(path.join(root, file), { configFile: false, logLevel: 'error' });
  return module;
}

/** @type {typeof import('../../tests/e2e/settled.ts')} */
export const { settled, countQuestions, countRequests } = await loaded('tests/e2e/settled.ts');

/** @type {Pick<typeof import('../../tests/e2e/page.ts'), 'standsAt' | 'seenBy' | 'stepOn' | 'decide'>} */
export const { standsAt, seenBy, stepOn, decide } = await loaded('tests/e2e/page.ts');

/** @type {typeof import('../../tests/e2e/over-budget-link.ts')} */
export const { OVER } = await loaded('tests/e2e/over-budget-link.ts');

/** @type {typeof import('../../src/games/classics/ids.ts')} */
export const { CLASSIC_IDS } = await loaded('src/games/classics/ids.ts');
