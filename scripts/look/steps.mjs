/** Ways that several journeys take. */
import { standsAt } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens the dialog of a new game and chooses one there. @param {Page} page @param {string} game */
export async function chooseGame(page, game) {
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).first().click();
  const list = page.getByRole('dialog').getByRole('combobox').first();
  await list.locator(`option[value="${game}"]`).waitFor({ state: 'attached' });
  await list.selectOption(game);
}

/** Opens the rules that can be changed. @param {Page} page */
export async function openRules(page) {
  await page.locator('details.options').evaluate((details) => details.setAttribute('open', ''));
}

/** Deals the cards of the dialog. @param {Page} page @param {string} [seed] */
export async function deal(page, seed = '12') {
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Steps on once for each number, waiting for each step. @param {Page} page @param {number} from @param {number} to */
export async function goOn(page, from, to) {
  for (let step = from; step < to; step++) {
    await page.keyboard.press('ArrowRight');
    await standsAt(page, step + 1);
  }
}

/** To the end of the game. @param {Page} page */
export async function playOut(page) {
  await page.keyboard.press('End');
  await page
    .getByText(/^The game is over/)
    .first()
    .waitFor();
}

/** Chooses a tab by its name, and leaves it: it has keys of its own. @param {Page} page @param {string} name */
export async function tab(page, name) {
  const chosen = page.getByRole('tab', { name, exact: true });
  await chosen.click();
  await chosen.blur();
}

/** Moves the pointer to where it points at nothing. @param {Page} page */
export async function pointAway(page) {
  await page.mouse.move(1, 1);
}
