import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, LAPTOP_AND_LARGE, openApp, type AppOptions } from './harness.ts';
import { chooseGame, countOf, decide, seenBy, standsAt } from './page.ts';

/** Deals a Standoff; `change` sets the form before. */
async function standoff(options: AppOptions, seed: string, change: (page: Page) => Promise<void>): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await chooseGame(page, 'Standoff');
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await change(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.stances .weapon').first().waitFor();
  return page;
}

describe('the Standoff on the screen', () => {
  test('a game with civilians and a hostage, in two sizes', async () => {
    const page = await standoff({}, '9', async (form) => {
      await form.getByText('Rules that can be changed').click();
      await form.getByLabel(/^Civilians/).check();
      await form.getByLabel(/^A hostage/).check();
      expect(await axeInEach(form, LAPTOP_AND_LARGE)).toEqual([]);
    });
    await countOf(page.locator('g.world')).toBe(81);
    await countOf(page.getByRole('img', { name: 'the hostage' })).toBe(1);
    await countOf(page.getByRole('button', { name: /^Ann, armed, / })).toBe(1);
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    await page.keyboard.press('2');
    await seenBy(page, 2);
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
  });

  test('by hand: whoever is asked takes the hostage, and everybody sees it with them', async () => {
    const page = await standoff({}, '12', async (form) => {
      await form.getByText('Rules that can be changed').click();
      await form.getByLabel(/^A hostage/).check();
    });
    await decide(page, 'Ann', 'by hand');
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Take the hostage and be evil' }).click();
    await standsAt(page, 1);
    await page.getByRole('button', { name: /^Ann, you, armed, the hostage, / }).waitFor();
  });
});
