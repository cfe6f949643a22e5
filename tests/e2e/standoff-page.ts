import type { Page } from 'playwright-core';
import { openApp, type AppOptions } from './harness.ts';
import { chooseGame, standsAt } from './page.ts';

/** What is chosen in the dialog of a new game. */
interface Wanted {
  readonly seed?: string;
  readonly players?: string;
  readonly pickUp?: string;
  readonly hostage?: boolean;
}

/** Deals a Standoff by a seed. */
export async function dealStandoff(
  options: AppOptions,
  { seed = '9', players = '4', pickUp = 'each decides', hostage = false }: Wanted = {},
): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await chooseGame(page, 'Standoff');
  await page.getByRole('combobox', { name: 'Number of players' }).selectOption(players);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByText('Rules that can be changed').click();
  await page.getByLabel(/^Picking up/).selectOption(pickUp);
  if (hostage) await page.getByLabel(/^A hostage in the middle/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.stances .weapon').first().waitFor();
  return page;
}

/** Opens the Standoff lab by its key. */
export async function openStandoffLab(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Standoff lab' }).waitFor();
  await page.locator('.state-mark').first().waitFor();
}

/** Chooses a tab by its name. */
export const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
