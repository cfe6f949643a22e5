import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { countOf, possible, standsAt, stepOn, worldsPossible } from './page.ts';

/** Deals a puzzle from the New game dialog; `set` changes the form first. */
async function deal(page: Page, game: string, set: (page: Page) => Promise<void> = () => Promise.resolve()) {
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).click();
  const list = page.getByRole('dialog').getByRole('combobox').first();
  await list.locator(`optgroup[label="Classic puzzles"] option[value="${game}"]`).waitFor({ state: 'attached' });
  await list.selectOption(game);
  await set(page);
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await standsAt(page, 0);
}

test('the muddy children, stepped to the end: what came out is said', async () => {
  const page = await openApp();
  await deal(page, 'muddy-children', (form) => form.getByLabel('Muddy children', { exact: true }).fill('3'));
  await possible(page).toBe(8);
  const counts: number[] = [];
  for (let step = 0; step < 3; step++) {
    await stepOn(page, step, step + 1);
    counts.push(await worldsPossible(page));
  }
  expect(counts).toEqual([7, 4, 1]);
  await page.getByText('All the children: “I do not know whether I am muddy.”').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.getByText('The game is over: The story is told.').waitFor();
  await page.locator('.next').getByText('All the children: “I know whether I am muddy.”').waitFor();
});

test('the muddy children are too many for the game: the new-game dialog opens them as a law in the lab', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).click();
  const list = page.getByRole('dialog').getByRole('combobox').first();
  await list.locator('option[value="muddy-children"]').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByText('Larger, as a law in the lab').count()).toBe(0);
  await list.selectOption('muddy-children');
  const count = page.getByLabel('How many, 17 to 200');
  await count.fill('16');
  await page.getByRole('button', { name: 'Open the law', disabled: true }).waitFor();
  await count.fill('37');
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: 'Open the law' }).click();
  const lab = page.getByRole('dialog', { name: 'Formula lab' });
  // 2^37 worlds.
  await lab
    .getByText(/137,438,953,472|137 billion/)
    .first()
    .waitFor();
  await lab.getByText('37 muddy children').first().waitFor();
});

test('Sum and Product: 2,352 worlds, 145, 86 and 1; the few that are left are drawn one by one', async () => {
  const page = await openApp({ colorScheme: 'dark' });
  await deal(page, 'sum-and-product');
  const counts = [await worldsPossible(page)];
  for (let step = 0; step < 3; step++) {
    await stepOn(page, step, step + 1);
    counts.push(await worldsPossible(page));
  }
  expect(counts).toEqual([2352, 145, 86, 1]);
  await page.keyboard.press('End');
  await page.locator('.next').getByText('Both know the two numbers.').waitFor();
  await countOf(page.locator('g.world')).toBe(1);
  await page.locator('g.world').getByText('17').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test('Russian cards: Alice is decided by hand, and chooses what she announces', async () => {
  const page = await openApp();
  await deal(page, 'russian-cards', async (form) => {
    await form.getByLabel('Who decides for player 1').selectOption('hand');
  });
  await page.getByRole('button', { name: /^My hand is one of 012, 034, 056, 135 and 246/ }).click();
  await standsAt(page, 1);
  await page.keyboard.press('0');
  await possible(page).toBe(20);
  await page.keyboard.press('End');
  await page
    .locator('.next')
    .getByText(/it was safe\.$/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
});
