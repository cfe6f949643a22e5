import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInBothColours, openApp } from './harness.ts';
import { countOf, standsAt, stepOn, textOf } from './page.ts';
import { settled } from './settled.ts';

/** How many points of what stands in the panel have to be scrolled to. */
async function hiddenIn(page: Page): Promise<number> {
  await settled(page);
  return page.locator('.next-scroll').evaluate((panel) => Math.max(0, panel.scrollHeight - panel.clientHeight - 1));
}

test('which worlds fall: marked in the graph by mouse and keyboard, then judged with reasons', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.locator('g.world .target').first().click();
  await page.getByText('1 of 120 marked').waitFor();
  await textOf(page.locator('.worlds-note')).toMatch(/^Ann \w+, /);
  expect(await hiddenIn(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 120 marked').waitFor();
  await page.getByRole('button', { name: /^Dan is the Godfather/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('26 of 120 marked').waitFor();
  await countOf(page.locator('g.world.marked')).toBe(26);
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  await textOf(page.getByTestId('prediction')).toMatch(/^96 worlds fell: you found \d+, and overlooked \d+\./);
  await textOf(page.locator('.predict-reasons li').first()).toMatch(/^Night 1: .* found\.$/);
  await countOf(page.locator('g.world.hit')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await countOf(page.locator('g.world.hit, g.world.overlooked')).toBe(0);
});

test('what Ann knows then: role by role; it can be cancelled, and other eyes end it', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.getByLabel('What do you predict?').selectOption('roles');
  await page.getByLabel('For whom').selectOption('Bob');
  await page.getByRole('button', { name: 'Dan may still be Mayor' }).click();
  await page.getByRole('button', { name: 'Dan may still be Doctor: already ruled out' }).waitFor();
  // Nothing of it lies under an edge.
  expect(await hiddenIn(page)).toBe(0);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  await textOf(page.getByTestId('prediction')).toMatch(/^\d+ of 16 squares correct/);
  await page.keyboard.press('3');
  await countOf(page.getByRole('region', { name: 'Your prediction' })).toBe(0);
});

test('in a player’s view it is about that player’s own worlds, and whoever is asked to choose is not to predict', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.getByText('0 of 24 marked').waitFor();
  await countOf(page.getByLabel('For whom')).toBe(0);
  await page.getByRole('button', { name: 'Invert' }).click();
  await countOf(page.locator('g.world.marked')).toBe(24);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  await textOf(page.getByTestId('prediction')).toMatch(/^18 worlds fell/);
  await countOf(page.locator('.actual-ring')).toBe(0);
});

test('axe finds nothing in light or dark', async () => {
  const page = await openApp();
  await stepOn(page, 0, 1);
  await page.getByRole('button', { name: 'Predict first' }).click();
  expect(await axeInBothColours(page)).toEqual([]);
  await page.getByLabel('What do you predict?').selectOption('roles');
  expect(await axeInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 2);
  expect(await axeInBothColours(page)).toEqual([]);
});

test('on a telephone the button is not under the bar of steps', async () => {
  const page = await openApp({ width: 390, height: 844 });
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.getByLabel('What do you predict?').selectOption('roles');
  await settled(page);
  const make = await page.getByRole('button', { name: 'Make the step' }).boundingBox();
  const bar = await page.locator('.transport').boundingBox();
  expect((make?.y ?? Infinity) + (make?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
