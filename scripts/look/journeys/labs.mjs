/** The three labs, part by part. */
import { standsAt, stepOn } from '../page.mjs';
import { chooseGame, deal, openRules, playOut, tab } from '../steps.mjs';

/** @typedef {import('../look.mjs').Journey} Journey */
/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function openLab(page) {
  await standsAt(page, 0);
  await page.keyboard.press('l');
  await page.locator('.lab .model-node').first().waitFor();
}

/** @param {string} name */
const stateOf = (name) => name.split(/[ ,]/)[0].toLowerCase();

const PARTS = ['Edit', 'Truth', 'Update', 'Events', 'Axioms', 'Compare', 'Text'];
const LAW_PARTS = ['Law', 'Truth', 'Update', 'Events', 'Why', 'Compare', 'Text'];

/** @type {Journey[]} */
export const labs = [
  {
    name: 'balance',
    states: ['published', 'chart', 'map', 'set-ups', 'simulate'],
    async walk(page, look) {
      await standsAt(page, 0);
      await page.keyboard.press('b');
      await page.getByText('52 cells agree with the exact rate; 3 do not:').waitFor();
      await look('published');
      await tab(page, 'Chart and map');
      await look('chart');
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await look('map');
      await tab(page, 'Set-ups and codes');
      await look('set-ups');
      await tab(page, 'Simulate');
      await page.getByRole('textbox', { name: 'Games' }).fill('200');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('All games were played.').waitFor();
      await look('simulate');
    },
  },
  {
    name: 'lab',
    states: [...PARTS.map(stateOf), 'private-news', 'false-belief'],
    async walk(page, look) {
      await openLab(page);
      await page.getByLabel('Begin with…').selectOption('muddy');
      for (const part of PARTS) {
        await tab(page, part);
        await look(stateOf(part));
      }
      for (const [example, state] of [
        ['privateNews', 'private-news'],
        ['sallyAnne', 'false-belief'],
      ]) {
        await page.getByLabel('Begin with…').selectOption(example);
        await tab(page, 'Events');
        await page.getByRole('button', { name: 'Let it happen' }).click();
        await look(state);
      }
    },
  },
  {
    name: 'lab-step',
    states: ['product', 'enlarged', 'few'],
    async walk(page, look) {
      await stepOn(page, 0, 2);
      await page.locator('.step.current').getByRole('button', { name: 'Open in the lab' }).click();
      await page.locator('.step-lab-panels').waitFor();
      await look('product');
      for (const name of ['Bob', 'Cat', 'Dan', 'Eve', 'loo', 'doc', 'vet', 'may']) {
        const choice = page.locator('.step-lab-choices').getByRole('button', { name, exact: true });
        if ((await choice.count()) === 0) continue;
        await choice.click();
        await page.locator('.step-lab-choices [aria-pressed="false"]', { hasText: name }).first().waitFor();
      }
      await page.locator('.step-lab-panel').last().locator('.model-node').first().waitFor();
      await look('few');
      await page.getByRole('button', { name: 'Enlarge: After' }).click();
      await look('enlarged');
    },
  },
  {
    name: 'lab-law',
    states: LAW_PARTS.map(stateOf),
    async walk(page, look) {
      await openLab(page);
      await page.getByLabel('Begin with…').selectOption('muddy100');
      await page.getByText('true at the actual world').waitFor();
      for (const part of LAW_PARTS) {
        await tab(page, part);
        await page.locator('.lab-busy').waitFor({ state: 'detached' });
        await look(stateOf(part));
      }
    },
  },
  {
    name: 'standoff-lab',
    states: ['states', 'does', 'series', 'classroom', 'live'],
    async walk(page, look) {
      await chooseGame(page, 'standoff');
      await openRules(page);
      await page.getByRole('combobox', { name: /^Number of players/ }).selectOption('4');
      await deal(page, '9');
      await playOut(page);
      await page.keyboard.press('s');
      await page.locator('.state-mark').first().waitFor();
      for (const part of ['States', 'Does being evil pay?', 'Series', 'Classroom, live']) {
        await tab(page, part);
        if (part.startsWith('Does')) await page.locator('.pay-line').first().waitFor();
        await look(stateOf(part));
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Home');
      await standsAt(page, 0);
      await page.keyboard.press('s');
      await tab(page, 'Classroom, live');
      await page.keyboard.press('Space');
      await page.getByText('Live: act!').waitFor();
      await page.keyboard.press('a');
      await look('live');
    },
  },
];
