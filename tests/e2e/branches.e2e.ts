import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, axeInEach, inEach, openApp } from './harness.ts';
import { countOf, linkOf, markupOf, overflowOf, seenBy, standsAt, stepOn, textOf } from './page.ts';

/** Tries the first night once more, by the keyboard alone, and waits for the fork. */
async function fork(page: Page): Promise<void> {
  await page.locator('.step.current').getByRole('button', { name: 'Try otherwise' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Night 1, otherwise' }).waitFor();
  await page.getByRole('button', { name: 'Let chance decide anew' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Branches of Night 1' }).waitFor();
}

describe('branches', () => {
  test('are tried, changed by keys, named, kept in a link, compared, deleted and brought back', async () => {
    const page = await openApp();
    await stepOn(page, 0, 2);
    const first = await page.locator('.timeline').innerText();
    await page.keyboard.press('ArrowLeft');
    await standsAt(page, 1);
    await fork(page);
    await textOf(page.locator('.fork-branch[aria-pressed="true"]')).toBe('Branch 2');
    await page.keyboard.press('ArrowUp');
    await page.locator('.fork-branch[aria-pressed="true"]', { hasText: 'Branch 1' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 2);
    expect((await page.locator('.timeline').innerText()).replace(/\nBranch 1\nBranch 2/, '')).toBe(first);

    await page.getByRole('button', { name: 'Name, compare and delete branches: Night 1' }).click();
    await page.getByLabel('Name of Branch 2').fill('The quiet one');
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Who knows what then' }).waitFor();
    await page.getByRole('button', { name: 'One step earlier' }).click();
    await page.getByRole('button', { name: 'Why? What Ann knows in Branch 1' }).click();
    // Whatever a cell tells can be explained, for both branches at once.
    await page.getByLabel('What Ann knows of').selectOption('Cat');
    const reasons = page.locator('.compare-reason h4');
    await textOf(reasons.first()).toMatch(/^Branch 1\s+Ann (?:knows that|does not know whether) Cat is the/);
    await textOf(reasons.last()).toMatch(/^The quiet one\s+Ann (?:knows that|does not know whether) Cat is the/);
    await countOf(page.locator('.compare-reason .mini-lit')).toBe(2);
    await countOf(page.locator('.compare-roles > :not(button)')).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const hash = await linkOf(page);
    const other = await openApp({ hash });
    await other.getByRole('button', { name: 'The quiet one' }).waitFor();

    await page.getByRole('button', { name: 'Name, compare and delete branches: Night 1' }).click();
    await page.getByRole('button', { name: 'Delete The quiet one' }).click();
    await page.getByText('The branch was deleted with all its steps.').waitFor();
    await countOf(page.locator('.fork')).toBe(0);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByRole('button', { name: 'The quiet one' }).waitFor();
  });

  test('are the teacher’s: a player’s page has no trace of them', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await fork(page);
    await page.keyboard.press('3');
    await seenBy(page, 3);
    expect(await markupOf(page)).not.toMatch(/Branch \d|Try otherwise/);
    await page.keyboard.press('ArrowUp');
    await standsAt(page, 1);
  });
});

describe('the screen, passed round', () => {
  test('is covered between the turns of different players, with nothing behind the cover', async () => {
    const page = await openApp({ width: 390, height: 844 });
    await standsAt(page, 0);
    await page.getByRole('button', { name: 'New game' }).first().click();
    await page.getByLabel('Who decides for player 1').selectOption('hand');
    await page.getByLabel('Who decides for player 2').selectOption('hand');
    await page.getByLabel(/^Lock the viewpoint/).check();
    expect(await axe(page, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('button', { name: 'Ann: press to look' }).click();
    await page.locator('.moves button').first().click();
    await page.getByRole('button', { name: 'Bob: press to look' }).waitFor();
    await textOf(page.locator('body')).toMatch(/^Pass the screen to Bob\.\s+Bob: press to look\s+Nobody else/);
    expect(await markupOf(page)).not.toMatch(/Lookout|Doctor|Godfather|Cat|timeline/);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('.moves button').first().waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

test('nothing is cut off in any size', async () => {
  const looks = [
    { width: 1280, height: 720, colorScheme: 'dark' },
    { width: 820, height: 1180, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'light' },
  ] as const;
  const page = await openApp(looks[0]);
  await stepOn(page, 0, 1);
  await fork(page);
  await page.getByRole('button', { name: 'Name, compare and delete branches: Night 1' }).click();
  await page.getByRole('table', { name: 'Who knows what then' }).waitFor();
  expect(await axeInEach(page, looks)).toEqual([]);
  await inEach(page, looks, async ({ width }) => {
    expect([width, (await overflowOf(page.locator('dialog'))) <= 0]).toEqual([width, true]);
  });
});
