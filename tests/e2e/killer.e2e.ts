import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, LAPTOP_AND_LARGE, openApp, type AppOptions } from './harness.ts';
import { chooseGame, countOf, decide, seenBy, standsAt, textOf } from './page.ts';

/** Opens the dialog of a new game and chooses Killer there. */
async function chooseKiller(options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await chooseGame(page, 'Killer');
  return page;
}

async function start(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Seed' }).fill('12');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('7 players report in').first().waitFor();
  await standsAt(page, 0);
}

describe('Killer on the screen', () => {
  test('a game of seven from the deal to the end, in two sizes', async () => {
    const page = await chooseKiller();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
    await start(page);
    await countOf(page.locator('g.world')).toBe(21);

    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await page.getByText('The game goes on: at least one killer lives').first().waitFor();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);

    // Whoever sees both killers lit is one of them: the killers know each other.
    const seen: string[] = [];
    for (const player of [1, 2, 3, 4, 5, 6, 7]) {
      await page.keyboard.press(String(player));
      await seenBy(page, player);
      if ((await page.getByText(/and know each other/).count()) > 0) {
        seen.push(String(player));
      }
    }
    expect(seen).toHaveLength(2);

    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    expect(await axeInEach(page, LAPTOP_AND_LARGE)).toEqual([]);
  });

  test('a player who is out claims something as last words; only the teacher sees what it is worth', async () => {
    const page = await chooseKiller();
    await start(page);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await page.getByRole('button', { name: 'Say something to all' }).click();
    await page.getByLabel('as a claim (may be a lie)').check();
    await page.getByRole('textbox', { name: 'Claim a formula' }).fill('killer(Ann) | civilian(Ann)');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await standsAt(page, 2);
    const said = page.getByText(/ claimed: killer\(Ann\) \| civilian\(Ann\)/).first();
    await textOf(said).toContain('(the truth)');
    await page.keyboard.press('7');
    await seenBy(page, 7);
    await textOf(said).not.toContain('truth');
  });

  test('by hand: a player votes', async () => {
    const page = await chooseKiller();
    await page.getByRole('combobox', { name: /^Number of players/ }).selectOption('5');
    await page.getByRole('textbox', { name: 'Seed' }).fill('3');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('5 players report in').first().waitFor();
    await standsAt(page, 0);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    for (const name of ['Ann', 'Bob']) await decide(page, name, 'by hand');
    await page
      .getByRole('button', { name: /^(Vote for|Abstain)/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'New game' }).first().click();
    await page.getByRole('combobox', { name: /^Number of players/ }).selectOption('15');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('15 players report in').first().waitFor();
  });
});
