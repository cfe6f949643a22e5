import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, openApp, screenshot, type AppOptions } from './harness.ts';
import { standsAt, stepOn } from './page.ts';

/** A house with so many guests and rooms. */
async function house(players: number, rooms: number, options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).first().click();
  page.setDefaultTimeout(20_000);
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('Rooms');
  await page.getByText('Rules that can be changed').click();
  await page.getByRole('spinbutton', { name: /^Rooms/ }).fill(String(rooms));
  await page.getByRole('combobox', { name: /^Number of players/ }).selectOption(String(players));
  await page.getByRole('textbox', { name: 'Seed' }).fill('12');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.hallway-drawing .guest').nth(players - 1).waitFor();
  return page;
}

describe('the hallway of Rooms', () => {
  test.each([
    [5, 8, 1280, 720, 'light'],
    [10, 15, 1280, 720, 'dark'],
    [10, 15, 390, 844, 'dark'],
    [20, 30, 1920, 1080, 'light'],
    [20, 30, 1280, 720, 'dark'],
    [20, 30, 820, 1180, 'light'],
    [20, 30, 390, 844, 'light'],
  ] as const)('%i guests and %i rooms at %i x %i, %s', async (players, rooms, width, height, colorScheme) => {
    const page = await house(players, rooms, { width, height, colorScheme });
    const picture = (name: string) => screenshot(page, `hallway-${players}-${width}-${name}`);
    await picture('dealt');
    await stepOn(page, 0, 3);
    await picture('night');
    expect(await axe(page, '.board')).toEqual([]);
    await page.getByRole('button', { name: 'Next stage' }).click();
    await picture('stage');
    expect(await axe(page, '.board')).toEqual([]);
    await page.keyboard.press('2');
    await picture('player');
    expect(await axe(page, '.board')).toEqual([]);
    await page.keyboard.press('0');
    await stepOn(page, 3, 7);
    await picture('second');
    await page.keyboard.press('2');
    await picture('memory');
    await page.getByRole('tab', { name: 'Nights' }).click();
    await picture('plan');
    expect(await axe(page, '.board')).toEqual([]);
  });
});
