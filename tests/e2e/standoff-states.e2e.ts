import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, openApp, screenshot, type AppOptions } from './harness.ts';
import { standsAt } from './page.ts';

interface Wanted {
  readonly seed?: string;
  readonly players?: string;
  readonly pickUp?: string;
}

/** Deals a Standoff by a seed. */
async function deal(options: AppOptions, { seed = '9', players = '4', pickUp = 'each decides' }: Wanted = {}) {
  const page = await openApp(options);
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('Standoff');
  await page.getByRole('combobox', { name: 'Number of players' }).selectOption(players);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByText('Rules that can be changed').click();
  await page.getByLabel(/^Picking up/).selectOption(pickUp);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.stances .weapon').first().waitFor();
  return page;
}

async function openLab(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Standoff lab' }).waitFor();
  await page.locator('.state-mark').first().waitFor();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** To the end of the game. */
async function playOut(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.getByText(/^The game is over/).waitFor();
}

describe('the states', () => {
  test('the graph is walked, the game goes to a state of its path, and branches off to another', async () => {
    const page = await deal({});
    await playOut(page);
    await openLab(page);
    await page.getByText('The game’s own path is marked.').waitFor();
    expect(await page.locator('.state-mark.here.end').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'standoff-states');
    await page.locator('.state-mark.here').focus();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'On the game’s path' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The game stands here' }).waitFor();
    await standsAt(page, 1);
    // A state that the game did not come to.
    await page.locator('.state-mark:not(.path, .here).end').first().click();
    await page.getByRole('button', { name: 'Go there as a branch' }).click();
    await page.getByRole('heading', { name: 'The game stands here' }).waitFor();
    await screenshot(page, 'standoff-states-branch');
    await page.keyboard.press('Escape');
    await page.getByText(/^The game is over/).waitFor();
  });

  test('exact chances of another set-up, and nearer', async () => {
    const page = await deal({});
    await openLab(page);
    await page.getByRole('combobox', { name: /^Evil/ }).selectOption('2');
    await page.getByRole('combobox', { name: /^Picking up/ }).selectOption('all pick up');
    await page.getByText('126 states, 46 up to names', { exact: false }).waitFor();
    await page.locator('.state-mark').first().click();
    await page.getByText('4055/6048').first().waitFor();
    await page.getByRole('button', { name: 'Nearer (+)' }).click();
    await page.locator('.states-frame.zoomed').waitFor();
  });
});
