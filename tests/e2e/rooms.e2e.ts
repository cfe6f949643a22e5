import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, LAPTOP_AND_LARGE, openApp } from './harness.ts';
import {
  chooseGame,
  countOf,
  decide,
  hurryOn,
  isOver,
  keepSaid,
  openChoices,
  saidOf,
  seenBy,
  standsAt,
  stepOn,
  tabOnto,
  tabTo,
} from './page.ts';

/** Opens the dialog of a new game and chooses Rooms there. */
async function chooseRooms(): Promise<Page> {
  const page = await openApp();
  await standsAt(page, 0);
  await chooseGame(page, 'Rooms');
  return page;
}

async function deal(page: Page, players: number, seed = '12'): Promise<void> {
  await page.getByRole('combobox', { name: /^Number of players/ }).selectOption(String(players));
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page
    .getByText(new RegExp(`^${players} guests`))
    .first()
    .waitFor();
}

/** With this seed Ann, who is the Taser, lives to the third day, on which the game of ten ends. */
const SHORT = '6';

/** Deals the usual game of ten (15 rooms, two mafia) with keys alone; the first of them decides by hand. */
async function dealByKeyboard(page: Page, seed: string): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, 'New game');
  await keyboard.press('Enter');
  const field = (role: 'combobox' | 'textbox', name: RegExp) => page.getByRole('dialog').getByRole(role, { name });
  await tabOnto(field('combobox', /^Game/));
  await keyboard.type('Rooms');
  await tabOnto(field('combobox', /^Number of players/));
  await keyboard.type('10');
  expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
  await tabOnto(field('textbox', /^Seed/));
  await keyboard.press('Control+A');
  await keyboard.type(seed);
  await tabOnto(field('combobox', /^Who decides for player 1$/));
  await keyboard.press('End');
  await tabTo(page, 'Start the game');
  await keyboard.press('Enter');
  await page
    .getByText(/^10 guests/)
    .first()
    .waitFor();
}

/** Plays to the end with keys alone: whoever is asked takes the second of what there is, and the others decide at a step onward. */
async function playByKeyboard(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  for (let step = 1; !(await isOver(page)); step++) {
    const open = await openChoices(page);
    asked.push(...open);
    for (const seat of open.keys()) {
      const moves = page.locator('.seat-choice:not(.closed)').nth(seat);
      await tabOnto(moves.locator('button:nth-of-type(2), button:only-of-type').first());
      await page.keyboard.press('Enter');
    }
    if (open.length === 0) await page.keyboard.press('ArrowRight');
    await standsAt(page, step);
  }
  return asked;
}

/** With this seed Eve, who is the fifth of thirteen, is killed in the first night. */
const WITH_DEATH = '14';

describe('Rooms on the screen', () => {
  test('a whole game of ten by keyboard, one of them by hand, in two sizes', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await dealByKeyboard(page, SHORT);
    await page
      .getByText(/^10 guests, 15 rooms .* Stowaway and Saboteur\./)
      .first()
      .waitFor();
    await page.keyboard.press('1');
    await seenBy(page, 1);
    const asked = await playByKeyboard(page);
    expect(asked).toEqual(
      expect.arrayContaining(['Ann Where do you sleep tonight?', 'Ann Whom do you stun?', 'Ann Whom do you vote for?']),
    );
    await page.keyboard.press('0');
    await page.getByText(/^The game is over/).waitFor();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
  });

  test('a house of three is known exactly; a guest is moved by hand; among thirteen what a player knows comes later', async () => {
    const page = await chooseRooms();
    await page.getByText('Rules that can be changed').click();
    await page.getByRole('spinbutton', { name: /^Rooms/ }).fill('3');
    await deal(page, 3);
    await countOf(page.locator('g.world')).toBe(3);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await decide(page, 'Ann', 'by hand');
    await page
      .getByRole('button', { name: /^Go to room/ })
      .first()
      .click();
    await standsAt(page, 2);
    await chooseGame(page, 'Rooms');
    await deal(page, 13, WITH_DEATH);
    await countOf(page.locator('.viewpoint')).toBe(14);
    await standsAt(page, 0);
    await page.keyboard.press('5');
    await seenBy(page, 5);
    await keepSaid(page, '.worlds-counts');
    await stepOn(page, 0, 3);
    // Three of thirteen are mafia. All know that Eve is not; who her killer is, she sees.
    await expect
      .poll(async () => (await saidOf(page)).slice(-2))
      .toEqual([
        'at most 220 of 286 worldsbeing worked out',
        expect.stringMatching(/^at most 55 of 286 worlds.+ pasts? of who was sent$/),
      ]);
    // The teacher goes on while everybody's views are being worked out.
    await page.keyboard.press('0');
    await hurryOn(page, 3, 5);
  });
});
