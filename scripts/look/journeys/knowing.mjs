/** The graph, thoughts, knowledge and formulas of Salem. */
import { OVER, seenBy, standsAt, stepOn } from '../page.mjs';
import { goOn, playOut, pointAway, tab } from '../steps.mjs';

/** @typedef {import('../look.mjs').Journey} Journey */
/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} name */
const seat = (page, name) =>
  page.locator('.board').getByRole('button', { name: new RegExp(`^${name}, .*thoughts|^${name}, .*Go on`) });

/** @param {Page} page */
const field = (page) => page.getByRole('combobox', { name: 'Formula' });

/** @type {Journey[]} */
export const knowing = [
  {
    name: 'graph',
    states: ['pointed', 'focused', 'ghost', 'pressed', 'cells', 'edges', 'counts', 'count-pressed', 'zoomed'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      await page.locator('g.world.possible .target').first().hover();
      await page.locator('.world-card').waitFor();
      await look('pointed');
      await pointAway(page);
      await page.locator('g.world.possible .target').nth(3).focus();
      await page.locator('.world-card').waitFor();
      await look('focused');
      await page.locator('g.world.pruned .target').first().focus();
      await look('ghost');
      await page.locator('g.world.possible .target').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'A world' }).locator('.world-dialog-cells > li').first().waitFor();
      await look('pressed');
      await page.keyboard.press('Escape');
      await seat(page, 'Cat').hover();
      await page.locator('g.cell').first().waitFor({ state: 'attached' });
      await look('cells');
      await pointAway(page);
      await page.keyboard.press('3');
      await seenBy(page, 3);
      await page.getByRole('checkbox', { name: 'Edges', exact: true }).setChecked(true);
      await page.locator('.edge').first().waitFor({ state: 'attached' });
      await look('edges');
      await page.keyboard.press('0');
      await page.getByText('Counts', { exact: true }).click();
      await page.locator('.tally-number').first().waitFor();
      await look('counts');
      await page.locator('g.world .target').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await look('count-pressed');
      await page.keyboard.press('Escape');
      await page.getByText('Worlds', { exact: true }).last().click();
      await page.getByRole('button', { name: 'Zoom in (+)' }).click();
      await page.getByRole('button', { name: 'Zoom in (+)' }).click();
      await look('zoomed');
    },
  },
  {
    name: 'everybody',
    states: ['teacher', 'player'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      await tab(page, 'Everybody’s worlds');
      await page.getByRole('button', { name: /^Bob\s*6 worlds$/ }).waitFor();
      await look('teacher');
      await page.keyboard.press('2');
      await page.getByText('Bob’s own worlds; for the others,').waitFor();
      await look('player');
    },
  },
  {
    name: 'thoughts',
    states: ['first', 'second', 'third'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      for (const [name, state] of [
        ['Bob', 'first'],
        ['Ann', 'second'],
        ['Cat', 'third'],
      ]) {
        await seat(page, name).click();
        await pointAway(page);
        await look(state);
      }
    },
  },
  {
    name: 'knowledge',
    states: ['matrix', 'nested', 'third', 'common', 'why-not', 'why', 'why-graph', 'player', 'why-board'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      await tab(page, 'Knowledge');
      await page.getByRole('button', { name: /^Ann, Bob: knows Doctor/ }).waitFor();
      await look('matrix');
      await page.getByRole('button', { name: 'Who knows who knows' }).click();
      await page.getByRole('button', { name: /^Ann, Dan: knows it, since / }).waitFor();
      await look('nested');
      await page.getByRole('button', { name: 'Three deep' }).click();
      await look('third');
      await page.getByRole('button', { name: 'Common knowledge' }).click();
      await page.getByRole('button', { name: /^In common, Dan: common Veteran/ }).waitFor();
      await look('common');
      await page.getByRole('button', { name: /^In common, Eve: not common, / }).click();
      await page.getByRole('dialog').locator('.face-picture').first().waitFor();
      await look('why-not');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Who knows what', exact: true }).click();
      await page.getByRole('button', { name: /^Ann, Bob: knows Doctor, since Night 1\. Why\?$/ }).click();
      await page.getByRole('dialog').locator('.why-group').first().waitFor();
      await look('why');
      await page.getByRole('button', { name: 'Show in the graph' }).click();
      await look('why-graph');
      await page.keyboard.press('Escape');
      await page.keyboard.press('2');
      await tab(page, 'Knowledge');
      await page.getByRole('button', { name: /^Ann, Bob: .*Why\?$/ }).waitFor();
      await look('player');
      await page.keyboard.press('1');
      await tab(page, 'Worlds');
      await page.getByRole('button', { name: 'Why these roles for Cat?' }).click();
      await page.getByRole('dialog').locator('.face-picture').waitFor();
      await look('why-board');
    },
  },
  {
    name: 'formulas',
    states: ['completions', 'error', 'unknown-name', 'true', 'long', 'drawer', 'strips', 'reference', 'player'],
    async walk(page, look) {
      await standsAt(page, 0);
      await field(page).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option', { name: /^K / }).waitFor();
      await look('completions');
      await field(page).fill('K Ann gfr(Zoe) & )');
      await page.getByText(/^Line 1, column 18: "\)" does not fit here/).waitFor();
      await look('error');
      await field(page).fill('K Ann gfr(Zoe)');
      await page.getByText(/There is no player "Zoe"/).waitFor();
      await look('unknown-name');
      await field(page).blur();
      await playOut(page);
      await page.keyboard.press('Home');
      await standsAt(page, 0);
      await stepOn(page, 0, 1);
      await field(page).fill('gfr(Cat)');
      await page.locator('.truth', { hasText: 'true here' }).waitFor();
      await look('true');
      await page.getByRole('button', { name: 'Pin this formula' }).click();
      await field(page).fill('K Ann (gfr(Eve) | gfr(Bob)) -> [!~gfr(Dan)] C all ~gfr(Dan)');
      await page.locator('.truth').waitFor();
      await look('long');
      await page.getByRole('button', { name: 'Pin this formula' }).click();
      await page.getByRole('button', { name: /^Pinned formulas and examples/ }).click();
      await look('drawer');
      await page.getByRole('button', { name: /^Pinned formulas and examples/ }).click();
      await field(page).fill('');
      await field(page).blur();
      await look('strips');
      await page.getByRole('button', { name: 'The language of formulas' }).click();
      await page.getByRole('dialog').waitFor();
      await look('reference');
      await page.keyboard.press('Escape');
      await field(page).fill('gfr(Cat)');
      await page.getByRole('button', { name: 'Eve', exact: true }).click();
      await page.locator('.truth', { hasText: 'you cannot tell' }).waitFor();
      await look('player');
    },
  },
  {
    name: 'over-budget',
    states: [
      'coarse',
      'meaning',
      'formula',
      'why',
      'knowledge',
      'everybody',
      'player',
      'before',
      'later',
      'exact-again',
    ],
    hash: OVER,
    async walk(page, look) {
      const meaning = page.locator('.over-budget summary');
      await meaning.waitFor();
      await standsAt(page, 7);
      await look('coarse');
      await meaning.click();
      await page.getByText(/until a diary is opened\.$/).waitFor();
      await look('meaning');
      await meaning.click();
      await field(page).fill('K Bob gfr(Ann)');
      await page.locator('.truth', { hasText: 'here' }).waitFor();
      await look('formula');
      await field(page).fill('');
      await field(page).blur();
      await tab(page, 'Knowledge');
      await page.getByRole('button', { name: /^Ann, Bob: .*Why\?$/ }).click();
      await page.getByRole('dialog').locator('.face-picture').first().waitFor();
      await look('why');
      await page.keyboard.press('Escape');
      await look('knowledge');
      await tab(page, 'Everybody’s worlds');
      await page.getByRole('button', { name: /^Bob/ }).first().waitFor();
      await look('everybody');
      await tab(page, 'Worlds');
      await page.keyboard.press('2');
      await seenBy(page, 2);
      await look('player');
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowLeft');
      await standsAt(page, 6);
      await look('before');
      await goOn(page, 6, 15);
      await look('later');
      // The last who died leaves a diary: with all that is told in it the worlds are few enough to be listed again.
      await goOn(page, 15, 16);
      await meaning.waitFor({ state: 'detached' });
      await look('exact-again');
    },
  },
];
