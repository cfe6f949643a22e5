import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { countOf, focusIsOn, textOf } from './page.ts';
import { settled } from './settled.ts';

/** Salem, where everybody may do nothing: after quiet nights and days there are too many worlds to list. */
const OVER =
  '1.zZZdcxIxFIb_S673onyolbvaVu1oxREHx3G4CLsHiIRkJwkgs9P_7nt2paTIlOK2WC4yy_l8TvZkcwrh5kZ0CjGWMxId4aWmmUgg1eT75LyyUDcSYfOAR8-mM7m6yjRb04LcamizFTw86dE3GdKJ6Iyk9pSIJf9TZnzl-8qrIDrBzSFGBhc-OxsoDYhXCSckdS_Y3PcmlqV_QjhkgH12LVfWvcejHHLiymcmf31S4wmbt04SkdGFSoO99fVKk0mpl5OcbiLmjkbkPhi7RF2ncKtwyKVkgGjmWt8kwmA34PNDnBmD2t7YIdZzGbBeSJZcLkgMuGjKkJ2TS83212ff2aZ7jvXd2y9YP3a7WPuXX9ne2KyMWwgFP2xrLl2Zt-RPsU283YWYKgO9kCln_GkVmxTiJFL5IFcCpI0dsmYkmyqtESNINybOA3UrUpfvKNK3oW__FRK_pEJuHgF5LYs517L72PAa1mzAPIytarSnpGvXoHvqnXuxYQPmYWwLHOSogRpbmFtq7q-YeId3DL_DO65DDlGJMnEpL2uUchvubgmROEaPxDFyJN6D-mqDCur_cvwf0hynR8D818Z9vWED5vNia-ADuYYDZ61T1ap1qtj7AS265dWMa4muqoNrOfKxakR3FHPX7woeTu5szP4G2b5X2efeZokur8eBfpRWHvAshJmlAlwoWuZVfhFIphNyIGLUDJMijz9OmsyW8-Peh8HNbw';

test('past the budget every tab, the board and the live region say so; what it means unfolds by keyboard', async () => {
  const page = await openApp({ hash: OVER });
  await page.locator('.over-budget summary').waitFor();
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
  await page.getByText(/^(?:true|false) here$/).waitFor();
  await page.locator('.over-budget summary').waitFor();
  await page.getByRole('tab', { name: 'Knowledge', exact: true }).click();
  await page.locator('.over-budget summary').waitFor();
  await page.getByRole('table').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Who knows who knows' }).click();
  await countOf(page.locator('.know-progress')).toBe(0);
});
