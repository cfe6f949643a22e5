import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { countOf, focusIsOn, textOf } from './page.ts';
import { settled } from './settled.ts';

/** Salem, where everybody may do nothing: after quiet nights and days there are too many worlds to list. */
const OVER =
  '1.zZTBjtMwEIbf5T_70DTVquvbsrvACpYiiooQ6mEaTxuzjh3ZbktU5d2RE5asIBLillvy-ffMl4k0F_ijhbzgQBVDIpDhCgL-aDhs2AftLGQm4OqonQ0pWlHzoExK84l9s3OqgUBgs_9CsSgh92QCC5zTm7aHh7DRQUfI6I8sQIZ9_Ohd5CKGZ1gymXV0dViXLtFfJTyfmAyrR2qcf8tkaJca93cq-vFBH8oUz2cCiu90Ed3vu0EbtgWva6anoWLtec_-nXVnC7mcPeuwL9hGSHs0phWwVHGA_IYbayHwyu0gcEsRAneUyP2JsU0fzQoyT83JpPzjzdeUWd1C4M3rTxB4v1pBYHP_OeWtU13dC7SCnAvU5Lu-nX-h-3Ff8KStggQVqeN3p1PkgtmLoxCpQSuQjbD5CMtH2OIv1rat6N0Wg9t8am5Xg9vif91oFyJp-6feCzwfx_k4XozhQXU5qF5NbYzXg9tyam5ZNshdT_wfZ_ngmrwnMslt2--bXvCk-Vz3_RGZipI9elXFvlt1nqxy3e7_58O2_Qk';

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
  await page.getByText(/^Too many worlds to list exactly: everybody keeps .* until a diary is opened\.$/).waitFor();
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
