import { expect, test } from 'vitest';
import { axe, openApp, screenshot } from './harness.ts';
import { standsAt, stepOn } from './page.ts';

test('which worlds fall: marked in the graph by mouse and keyboard, then judged with reasons', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.locator('g.world .target').first().click();
  await page.getByText('1 of 120 marked').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 120 marked').waitFor();
  await page.getByRole('button', { name: /^Dan is the Godfather/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('26 of 120 marked').waitFor();
  expect(await page.locator('g.world.marked').count()).toBe(26);
  await screenshot(page, 'predict-marking');
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  const score = await page.getByTestId('prediction').innerText();
  expect(score).toMatch(/^96 worlds fell: you found \d+, and overlooked \d+\./);
  expect(await page.locator('.predict-reasons li').first().innerText()).toMatch(/^Night 1: .* found\.$/);
  expect(await page.locator('g.world.hit').count()).toBeGreaterThan(0);
  await screenshot(page, 'predict-judged');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await page.locator('g.world.hit, g.world.overlooked').count()).toBe(0);
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
  await screenshot(page, 'predict-roles');
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  expect(await page.getByTestId('prediction').innerText()).toMatch(/^\d+ of 16 squares right/);
  await screenshot(page, 'predict-roles-judged');
  await page.keyboard.press('3');
  expect(await page.getByRole('region', { name: 'Your prediction' }).count()).toBe(0);
});

test('in a player’s view it is about that player’s own worlds, and whoever is asked to choose is not to predict', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Predict first' }).click();
  await page.getByText('0 of 24 marked').waitFor();
  expect(await page.getByLabel('For whom').count()).toBe(0);
  await page.getByRole('button', { name: 'Invert' }).click();
  expect(await page.locator('g.world.marked').count()).toBe(24);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 1);
  expect(await page.getByTestId('prediction').innerText()).toMatch(/^18 worlds fell/);
  expect(await page.locator('.actual-ring').count()).toBe(0);
});

test.each(['light', 'dark'] as const)('axe finds nothing in the %s', async (colorScheme) => {
  const page = await openApp({ colorScheme, reducedMotion: 'reduce' });
  await stepOn(page, 0, 1);
  await page.getByRole('button', { name: 'Predict first' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('What do you predict?').selectOption('roles');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the step' }).click();
  await standsAt(page, 2);
  expect(await axe(page)).toEqual([]);
});
