import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInBothColours, inEach, openApp, SIZES, type AppOptions } from './harness.ts';
import { countOf, downloadOf, focusIsOn, overflowOf, standsAt, textsOf } from './page.ts';
import { settled } from './settled.ts';

async function openLab(options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Balance lab' }).click();
  await page.getByText('52 cells agree with the exact rate; 3 do not:').waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('K21, K22: the three wrong cells, and the set-ups that leave the band', async () => {
  const page = await openLab();
  await textsOf(page.locator('.rates-table td.wrong s')).toEqual(['10.97', '15.53', '3.46']);
  await textsOf(page.locator('.listed-table tr.outside th')).toEqual(['25D74', '6A093', '240A4']);
  await page.getByLabel('from').fill('5');
  await countOf(page.locator('.listed-table tr.outside')).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsOn(page.getByRole('button', { name: 'Balance lab' }));
});

test('the chart by keyboard and mouse, and saved in three kinds', async () => {
  const page = await openLab();
  await page.getByRole('tab', { name: 'Published table' }).focus();
  await page.keyboard.press('ArrowRight');
  const chart = page.getByRole('application');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('5 players, 1 killer, condition 00: 1/4 = 25.000 %, in the band.').waitFor();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await page.getByText('12 players, 4 killers, condition 00: 40/693 = 5.772 %, below the band.').waitFor();
  await settled(page);
  const point = await page.locator('.rates-point').nth(1).boundingBox();
  if (point === null) throw new Error('There is no point.');
  await page.mouse.move(point.x + 3, point.y + 3);
  await page.getByText(/^4 players, 1 killer,/).waitFor();

  for (const [kind, beginning] of [
    ['CSV', 'players,killers,loss,exact,percent'],
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const saved = await downloadOf(page, () => page.getByRole('button', { name: kind, exact: true }).click());
    expect(saved.name).toBe(`kripketown-killer-lines-00-15-players.${kind.toLowerCase()}`);
    const content = saved.content.toString('latin1');
    expect(content.startsWith(beginning)).toBe(true);
    if (kind === 'CSV') expect(content).toContain('12,4,"00",40/693,5.772005772005772');
    if (kind === 'SVG') expect(content).not.toContain('var(--');
  }
  await page.getByLabel('Up to').selectOption('40');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await chart.focus();
  await page.keyboard.press('End');
  await page.getByText(/^40 players, 1 killer,/).waitFor();
});

test('a simulation plays in a worker of its own, and is cancelled', async () => {
  const page = await openLab();
  await tab(page, 'Simulate');
  await page.getByRole('textbox', { name: 'Games' }).fill('1000000');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/^[1-9][\d,]* of 1,000,000 games$/).waitFor();
  await page.locator('.share-line').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.workers().length).toBe(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped: this is what was played so far.').waitFor();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('textbox', { name: 'Games' }).fill('500');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('All games were played.').waitFor();
  await page.getByText('500 of 500 games').waitFor();
  // The game on the screen is where it was, and goes on.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 1);
});

test('K21: the exact value stands beside a simulation of baseline play', async () => {
  const page = await openLab();
  await tab(page, 'Simulate');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('killer');
  await page.getByRole('textbox', { name: 'Players' }).fill('12');
  await page.getByRole('textbox', { name: 'Games' }).fill('2000');
  await page.getByText('Rules that can be changed').click();
  await page.getByLabel('Baseline: nobody chooses').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('All games were played.').waitFor();
  const row = await page.getByRole('row', { name: /^Civilians/ }).innerText();
  const [, low, high, verdict] =
    /\t([\d.]+) % to ([\d.]+) %\t38\/231 = 16\.45 %, (inside|outside) the interval/.exec(row) ?? [];
  // One series in twenty misses its own 95 % interval; then it says so.
  expect(verdict).toBe(Number(low) <= 16.45 && 16.45 <= Number(high) ? 'inside' : 'outside');
  await countOf(page.locator('.share-exact:not([display="none"])')).toBe(2);
});

test('K2, K4: a set-up is found, and its code read', async () => {
  const page = await openLab();
  await tab(page, 'Set-ups and codes');
  await page.getByText('3 set-ups fit.').waitFor();
  await page.getByRole('button', { name: 'Read the code 2A073' }).click();
  await page.getByText('38/231 = 16.45 %: in the band.').waitFor();
  await page.getByLabel('Code of five hexadecimal digits').fill('fa062');
  await page.getByText('no losing condition is defined for them').waitFor();
});

test('axe finds nothing in light or dark', async () => {
  const page = await openLab();
  expect(await axeInBothColours(page)).toEqual([]);
  await tab(page, 'Chart and map');
  expect(await axeInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  expect(await axeInBothColours(page)).toEqual([]);
  await tab(page, 'Set-ups and codes');
  expect(await axeInBothColours(page)).toEqual([]);
  await tab(page, 'Simulate');
  await page.getByRole('textbox', { name: 'Games' }).fill('200');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('All games were played.').waitFor();
  expect(await axeInBothColours(page)).toEqual([]);
});

test('nothing is cut off in any size', async () => {
  const page = await openLab({ width: 390, height: 844 });
  for (const name of ['Published table', 'Chart and map', 'Set-ups and codes', 'Simulate']) {
    await tab(page, name);
    if (name === 'Simulate') {
      await page.getByRole('textbox', { name: 'Games' }).fill('50');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('All games were played.').waitFor();
    }
    await inEach(page, SIZES, async ({ width }) => {
      expect([width, name, await overflowOf(page.locator('.balance .tab-panel'))]).toEqual([width, name, 0]);
    });
  }
});
