import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkedPictures, LAPTOP_AND_LARGE, openApp, pictures, screenshot, type AppOptions } from './harness.ts';
import { chooseGame, countOf, decide, seenBy, standsAt } from './page.ts';

/** Opens the dialog of a new game and chooses Rooms there. */
async function chooseRooms(options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await chooseGame(page, 'Rooms');
  return page;
}

async function deal(page: Page, players: number): Promise<void> {
  await page.getByRole('combobox', { name: /^Number of players/ }).selectOption(String(players));
  await page.getByRole('textbox', { name: 'Seed' }).fill('12');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page
    .getByText(new RegExp(`^${players} guests`))
    .first()
    .waitFor();
}

describe('Rooms on the screen', () => {
  test('a whole game of ten by keyboard, in two sizes', async () => {
    const page = await chooseRooms();
    expect(await checkedPictures(page, LAPTOP_AND_LARGE, 'rooms-new')).toEqual([]);
    await deal(page, 10);
    await countOf(page.locator('g.world')).toBe(45);
    await pictures(page, LAPTOP_AND_LARGE, 'rooms-dealt');
    for (const step of [1, 2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await standsAt(page, step);
    }
    expect(await checkedPictures(page, LAPTOP_AND_LARGE, 'rooms-day')).toEqual([]);
    await page.keyboard.press('3');
    await seenBy(page, 3);
    await pictures(page, LAPTOP_AND_LARGE, 'rooms-viewpoint');
    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    await pictures(page, LAPTOP_AND_LARGE, 'rooms-over');
  });

  test('a house of three is known exactly; a guest is moved by hand; twenty are seated', async () => {
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
    await screenshot(page, 'rooms-by-hand');
    await chooseGame(page, 'Rooms');
    await deal(page, 20);
    await screenshot(page, 'rooms-20');
  });
});
