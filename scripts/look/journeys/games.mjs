/** Every other game: at first, in the middle, at the end, and through a player's eyes. */
import { CLASSIC_IDS, seenBy, standsAt } from '../page.mjs';
import { chooseGame, deal, goOn, openRules, playOut, tab } from '../steps.mjs';

/** @typedef {import('../look.mjs').Journey} Journey */
/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} count */
const players = (page, count) => page.getByRole('combobox', { name: /^Number of players/ }).selectOption(count);

/**
 * A game of hidden roles.
 * @param {string} name @param {string} game @param {number} steps to its middle @param {(page: Page) => Promise<unknown>} set
 * @param {boolean} [whole] is it played to its end?
 * @returns {Journey}
 */
const played = (name, game, steps, set, whole = true) => ({
  name,
  states: ['first', 'middle', 'middle-player', 'knowledge', ...(whole ? ['over'] : [])],
  async walk(page, look) {
    await chooseGame(page, game);
    await openRules(page);
    await set(page);
    await deal(page);
    await standsAt(page, 0);
    await look('first');
    await goOn(page, 0, steps);
    await look('middle');
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await isFound(page);
    await look('middle-player');
    await page.keyboard.press('0');
    await tab(page, 'Knowledge');
    await page.getByRole('table').first().waitFor();
    await look('knowledge');
    if (!whole) return;
    await tab(page, 'Worlds');
    await playOut(page);
    await look('over');
  },
});

/** Waits until it is found out what the player looked at holds possible, which is told late of many players. @param {Page} page */
const isFound = (page) => page.locator('.worlds-counts', { hasNotText: 'being worked out' }).waitFor();

/** A classic puzzle. @param {string} game @returns {Journey} */
const puzzle = (game) => ({
  name: game,
  states: ['first', 'middle', 'over', 'over-player'],
  async walk(page, look) {
    await chooseGame(page, game);
    await deal(page);
    await standsAt(page, 0);
    await look('first');
    await goOn(page, 0, 1);
    await look('middle');
    await playOut(page);
    await look('over');
    await page.keyboard.press('1');
    await look('over-player');
  },
});

/** @param {string} rooms */
const house = (rooms) => async (/** @type {Page} */ page, /** @type {string} */ count) => {
  await page.getByRole('spinbutton', { name: /^Rooms/ }).fill(rooms);
  await players(page, count);
};

/**
 * The hallway of Rooms after several nights.
 * @param {{ name: string, count: string, rooms: string, seed: string, later: number, over: boolean }} of whether it is played to its end, too
 * @returns {Journey}
 */
const hallway = ({ name, count, rooms, seed, later, over }) => ({
  name,
  states: ['stage', 'later', 'later-player', 'nights', ...(over ? ['over'] : [])],
  async walk(page, look) {
    await chooseGame(page, 'rooms');
    await openRules(page);
    await house(rooms)(page, count);
    await deal(page, seed);
    await goOn(page, 0, 3);
    await page.getByRole('button', { name: 'Next stage' }).click();
    await look('stage');
    await goOn(page, 3, later);
    await look('later');
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await isFound(page);
    await look('later-player');
    await page.keyboard.press('0');
    await tab(page, 'Nights');
    await look('nights');
    if (!over) return;
    await tab(page, 'Hallway');
    await playOut(page);
    await look('over');
  },
});

/** @type {Journey[]} */
export const games = [
  played('killer-7', 'killer', 1, (page) => players(page, '7')),
  played('killer-15', 'killer', 2, (page) => players(page, '15')),
  played('standoff-4', 'standoff', 2, (page) => players(page, '4')),
  played('standoff-8', 'standoff', 3, async (page) => {
    await players(page, '8');
    await page.getByLabel(/^Civilians/).check();
    await page.getByLabel(/^A hostage/).check();
  }),
  played('rooms-5', 'rooms', 3, (page) => house('8')(page, '5')),
  played('rooms-10', 'rooms', 7, (page) => house('15')(page, '10')),
  played('rooms-20', 'rooms', 3, (page) => house('30')(page, '20'), false),
  ...CLASSIC_IDS.map(puzzle),
  {
    name: 'long-formula',
    states: ['stopped'],
    async walk(page, look) {
      await chooseGame(page, 'rooms');
      await openRules(page);
      await house('15')(page, '10');
      await deal(page);
      await goOn(page, 0, 7);
      const field = page.getByRole('combobox', { name: 'Formula' });
      await field.fill('Kw Ann Kw Bob Kw Cat mafia(Dan)');
      await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
      await field.press('Escape');
      await page.getByText('Stopped before there was an answer.').waitFor();
      await look('stopped');
    },
  },
  ...[
    { name: 'hallway', count: '10', rooms: '15', seed: '12', later: 7, over: false },
    // With this seed a game of five has a second night.
    { name: 'hallway-5', count: '5', rooms: '8', seed: '8', later: 7, over: false },
    { name: 'hallway-20', count: '20', rooms: '30', seed: '12', later: 15, over: true },
  ].map(hallway),
];
