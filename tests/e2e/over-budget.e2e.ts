import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { OVER } from './over-budget-link.ts';
import { countOf, focusIsOn, textOf } from './page.ts';
import { settled } from './settled.ts';

test('past the budget every tab, the board and the live region say so; what it means unfolds by keyboard', async () => {
  const page = await openApp({ hash: OVER });
  // The way there leads through all that the budget allows.
  await page.locator('.over-budget summary').waitFor({ timeout: 120_000 });
  await settled(page);
  await textOf(page.locator('.worlds-counts')).toMatch(/^at most \d+ of 120 worlds\s+pasts are not counted now$/);
  await textOf(page.locator('.centre-count')).toMatch(/^≤ \d+$/);
  await textOf(page.locator('.board .hint')).toMatch(/Knowledge is coarse now/);
  await textOf(page.getByTestId('live')).toMatch(/At most \d+ worlds? (?:is|are) possible for all/);
  await page.locator('.over-budget summary').focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Too many pasts to list exactly: everybody keeps .* until a diary is opened\.$/).waitFor();
  await focusIsOn(page.locator('.over-budget summary'));
  expect(await axe(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Formula' }).fill('gfr(Ann)');
  await textOf(page.locator('.truth')).toMatch(/(?:true|false) here$/);
  await page.locator('.over-budget summary').waitFor();
  await page.getByRole('tab', { name: 'Knowledge', exact: true }).click();
  await page.locator('.over-budget summary').waitFor();
  await page.getByRole('table').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Who knows who knows' }).click();
  await countOf(page.locator('.know-progress')).toBe(0);
});
