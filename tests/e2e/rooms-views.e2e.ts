import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, axeInEach, LAPTOP_AND_LARGE, openApp } from './harness.ts';
import { chooseGame, standsAt, stepOn } from './page.ts';

/** Two whole nights of the default game of ten. */
const STEPS = 8;
const PATIENCE = 60_000;

/** The default game of ten, after some steps. */
async function played(): Promise<Page> {
  const page = await openApp();
  page.setDefaultTimeout(PATIENCE);
  await standsAt(page, 0);
  await chooseGame(page, 'Rooms');
  await page.getByRole('textbox', { name: 'Seed' }).fill('12');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page
    .getByText(/^10 guests/)
    .first()
    .waitFor();
  await page.locator('g.world').nth(44).waitFor();
  await stepOn(page, 0, STEPS);
  return page;
}

describe('ten in the rooms, by views', () => {
  test('graph, matrix and thoughts, in two sizes; thoughts of three are worked out on request', async () => {
    const page = await played();
    // What it means stands folded in.
    const meaning = page.locator('.over-budget p', { hasText: /cards, meetings and kills/ });
    await meaning.waitFor({ state: 'attached' });
    // Of 45 pairs those of the dead have fallen for all; each player rules out more.
    const all = await countsSay(page, /^at most (\d+) of 45 worlds$/);
    expect(all).toBeLessThan(45);
    await page.keyboard.press('1');
    await page
      .locator('.worlds-counts')
      .getByText(/pasts of who was sent/)
      .waitFor();
    await expect.poll(() => countsSay(page, /^at most (\d+) of 45 worlds$/), { timeout: PATIENCE }).toBeLessThan(all);
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
    await page.keyboard.press('0');

    // A formula that takes long is stopped by Escape, asked again, and stopped by its button.
    const field = page.getByRole('combobox', { name: 'Formula' });
    await field.fill('Kw Ann Kw Bob Kw Cat mafia(Dan)');
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await field.press('Escape');
    await page.getByText('Stopped before there was an answer.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped before there was an answer.').waitFor();
    await field.fill('');

    await page.getByRole('tab', { name: 'Knowledge' }).click();
    await page.getByRole('button', { name: 'Who knows who knows' }).click();
    // Every cell has its answer, and what is not proved is said to be open.
    await expect.poll(() => page.locator('.know-cell').count(), { timeout: PATIENCE }).toBe(100);
    await page
      .getByRole('button', { name: /: not decided, / })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /: knows it, / })
      .first()
      .waitFor();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);

    await page.getByRole('button', { name: 'Three deep' }).click();
    await page.getByRole('button', { name: 'Work it out' }).click();
    await page.getByText(/^[1-9] of 10 rows$/).waitFor();
    // It goes on row by row, and can be ended; what was worked out stays.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Work it out' }).waitFor();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);

    await page.getByRole('tab', { name: 'Worlds', exact: true }).click();
    // At the disc: beside it stands the role, which explains itself.
    const enter = (name: string) =>
      page
        .locator('.board')
        .getByRole('button', { name: new RegExp(`^${name}, .*thoughts|^${name}, .*Go on`) })
        .click({ position: { x: 8, y: 12 } });
    const said = page.getByTestId('thoughts-live');
    await enter('Ann');
    await enter('Bob');
    await said.getByText(/Ann holds possible that Bob holds possible: \d+\.$/).waitFor();
    await enter('Cat');
    await page.mouse.move(1, 1);
    await page.getByText(/^What Ann holds possible that Bob holds possible that Cat holds possible/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Work it out' }).click();
    await said.getByText(/that Bob holds possible that Cat holds possible: \d+\.$/).waitFor();
    expect(await countsSay(page, /^at most (\d+) of 45 worlds$/)).toBeGreaterThan(0);
  });
});

/** The number that the panel tells, in these words. */
async function countsSay(page: Page, words: RegExp): Promise<number> {
  const text = await page.locator('.worlds-counts strong').innerText();
  return Number(words.exec(text)?.[1]);
}
