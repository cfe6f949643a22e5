/** A game of Salem as teacher and player see it, and what stands about it: dialogs, seats, branches, steps. */
import { decide, seenBy, standsAt, stepOn } from '../page.mjs';
import { chooseGame, deal, goOn, openRules, playOut, pointAway } from '../steps.mjs';

/** @typedef {import('../look.mjs').Journey} Journey */

/** @type {Journey[]} */
export const salem = [
  {
    name: 'salem',
    states: [
      'first',
      'first-player',
      'night',
      'night-player',
      'middle',
      'middle-player',
      'over',
      'over-player',
      'help',
    ],
    async walk(page, look) {
      /** @param {string} state */
      const alsoForBob = async (state) => {
        await look(state);
        await page.keyboard.press('2');
        await seenBy(page, 2);
        await look(`${state}-player`);
        await page.keyboard.press('0');
      };
      await standsAt(page, 0);
      await alsoForBob('first');
      await stepOn(page, 0, 1);
      await alsoForBob('night');
      await stepOn(page, 1, 4);
      await alsoForBob('middle');
      await playOut(page);
      await alsoForBob('over');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await look('help');
    },
  },
  {
    name: 'new-game',
    states: ['salem', 'killer', 'standoff', 'rooms', 'muddy-children', 'russian-cards', 'gossip', 'by-hand', 'refused'],
    async walk(page, look) {
      for (const game of ['salem', 'killer', 'standoff', 'rooms', 'muddy-children', 'russian-cards', 'gossip']) {
        await chooseGame(page, game);
        await openRules(page);
        await look(game);
        await page.keyboard.press('Escape');
      }
      await chooseGame(page, 'salem');
      await page.getByLabel('Roles given by hand').check();
      await page.getByLabel('Role of player 1').selectOption({ index: 3 });
      await page.getByLabel('Who decides for player 1').selectOption('hand');
      await page.getByLabel('Who decides for player 2').selectOption('hand');
      await look('by-hand');
      await page.getByLabel('Name of player 2').fill('Ann');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page
        .getByRole('alert')
        .getByText(/names must differ/)
        .waitFor();
      await look('refused');
    },
  },
  {
    name: 'seats',
    states: ['deciders', 'by-hand-teacher', 'by-hand', 'speak'],
    async walk(page, look) {
      await standsAt(page, 0);
      await decide(page, 'Ann', 'hand');
      await page.getByRole('button', { name: 'Who decides' }).click();
      await look('deciders');
      await page.keyboard.press('Escape');
      await look('by-hand-teacher');
      await page.keyboard.press('1');
      await page.locator('.moves button').first().waitFor();
      await look('by-hand');
      await page.locator('.moves button').first().click();
      await standsAt(page, 1);
      await page.keyboard.press('0');
      await page.getByText('The town, as it is').waitFor();
      await page.getByRole('button', { name: 'Say something to all' }).click();
      await page.getByRole('textbox', { name: 'Announce a formula' }).fill('gfr(Dan)');
      await page.getByRole('button', { name: 'Announce', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await look('speak');
    },
  },
  {
    name: 'locked',
    states: ['covered', 'viewpoint', 'refused', 'unlock'],
    async walk(page, look) {
      await chooseGame(page, 'salem');
      await page.getByLabel('Who decides for player 1').selectOption('hand');
      await page.getByLabel('Who decides for player 2').selectOption('hand');
      await page.getByLabel(/^Lock the viewpoint/).check();
      await deal(page);
      await page.getByRole('button', { name: 'Ann: press to look' }).waitFor();
      await look('covered');
      await page.keyboard.press('Enter');
      await page.locator('.moves button').first().waitFor();
      await look('viewpoint');
      await page.keyboard.press('3');
      await page.getByText('The viewpoint is locked to this seat.').waitFor();
      await look('refused');
      await page.getByRole('button', { name: 'Unlock the viewpoint' }).click();
      await page.getByRole('dialog').waitFor();
      await look('unlock');
    },
  },
  {
    name: 'branches',
    states: ['otherwise', 'fork', 'compare', 'compare-why', 'compare-not', 'deleted'],
    async walk(page, look) {
      await stepOn(page, 0, 2);
      await page.keyboard.press('ArrowLeft');
      await standsAt(page, 1);
      await page.locator('.step.current').getByRole('button', { name: 'Try otherwise' }).click();
      await page.getByRole('dialog', { name: 'Night 1, otherwise' }).waitFor();
      await look('otherwise');
      await page.getByRole('button', { name: 'Let chance decide anew' }).click();
      await page.getByRole('group', { name: 'Branches of Night 1' }).waitFor();
      await look('fork');
      await page.getByRole('button', { name: 'Name, compare and delete branches: Night 1' }).click();
      await page.getByLabel('Name of Branch 2').fill('The quiet one');
      await page.keyboard.press('Enter');
      await page.getByRole('table', { name: 'Who knows what then' }).waitFor();
      await look('compare');
      const comparing = page.getByRole('table', { name: 'Who knows what then' });
      await comparing.getByRole('button', { name: 'Bob Doctor Why?' }).click();
      await comparing.getByText(/Ann knows that Bob is the Doctor/).waitFor();
      await look('compare-why');
      await comparing.getByRole('combobox').selectOption('Cat');
      await comparing
        .getByText(/Ann does not know whether Cat/)
        .first()
        .waitFor();
      await look('compare-not');
      await page.getByRole('button', { name: 'Delete The quiet one' }).click();
      await page.getByText('The branch was deleted with all its steps.').waitFor();
      await look('deleted');
    },
  },
  {
    name: 'step-opened',
    states: ['done', 'event', 'event-ann', 'player', 'player-event'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      const open = () => page.locator('.step.current').getByRole('button', { name: 'Open this step' }).click();
      const dialog = page.getByRole('dialog', { name: 'Night 1, opened' });
      await open();
      await dialog.locator('.chosen').first().waitFor();
      await look('done');
      await page.getByRole('tab', { name: 'As an event' }).click();
      await dialog.getByText('this happened').waitFor();
      await look('event');
      await page.getByLabel('Told apart by').selectOption('0');
      await dialog.getByText('Told apart by what Ann did and saw.').waitFor();
      await look('event-ann');
      await page.keyboard.press('Escape');
      await page.keyboard.press('2');
      await seenBy(page, 2);
      await open();
      await dialog.getByText('What you chose').waitFor();
      await look('player');
      await page.getByRole('tab', { name: 'As an event' }).click();
      await dialog.getByText('this happened').waitFor();
      await look('player-event');
    },
  },
  {
    name: 'predict',
    states: ['marking', 'judged', 'roles', 'roles-judged'],
    async walk(page, look) {
      await standsAt(page, 0);
      await page.getByRole('button', { name: 'Predict first' }).click();
      await page.locator('g.world .target').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Dan is the Godfather/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('25 of 120 marked').waitFor();
      await pointAway(page);
      await look('marking');
      await page.getByRole('button', { name: 'Make the step' }).click();
      await standsAt(page, 1);
      await look('judged');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Predict first' }).click();
      await page.getByLabel('What do you predict?').selectOption('roles');
      await page.getByLabel('For whom').selectOption('Bob');
      await look('roles');
      await page.getByRole('button', { name: 'Make the step' }).click();
      await standsAt(page, 2);
      await look('roles-judged');
    },
  },
  {
    name: 'long-names',
    states: ['first', 'middle'],
    async walk(page, look) {
      await chooseGame(page, 'salem');
      const names = ['Bartholomew the Elder', 'שרה', 'x'.repeat(60), '"O\'Neil" & co', '王小明'];
      for (const [place, name] of names.entries()) await page.getByLabel(`Name of player ${place + 1}`).fill(name);
      await deal(page, '49');
      await standsAt(page, 0);
      await look('first');
      await goOn(page, 0, 3);
      await look('middle');
    },
  },
];
