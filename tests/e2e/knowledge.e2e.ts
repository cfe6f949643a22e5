import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, axeInBothColours, inEach, openApp } from './harness.ts';
import { boxesOf, countOf, focusIsOn, possible, standsAt, stepOn, widthOf } from './page.ts';

const seat = (page: Page, name: string) =>
  page.locator('.board').getByRole('button', { name: new RegExp(`^${name}, .*thoughts|^${name}, .*Go on`) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('thoughts', () => {
  test('are entered to any depth with the mouse, and left by the breadcrumb, without a jump', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    const before = await boxesOf(page, '.worlds-frame');
    await seat(page, 'Bob').click();
    await possible(page).toBe(6);
    await seat(page, 'Ann').click();
    await page.locator('.centre-caption', { hasText: 'that' }).waitFor();
    await possible(page).toBeGreaterThanOrEqual(6);
    expect(await boxesOf(page, '.worlds-frame')).toEqual(before);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave these thoughts' }).click();
    await page.mouse.move(1, 1);
    await possible(page).toBe(24);
  });

  test('are entered by the keyboard, and a live region says so', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await seat(page, 'Ann').focus();
    await page.keyboard.press('Enter');
    await seat(page, 'Cat').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('thoughts-live').getByText('Ann holds possible that Cat holds possible: 96.').waitFor();
  });
});

test('pencil marks on the board say why, by the keyboard too, and the focus comes back', async () => {
  const page = await openApp();
  await stepOn(page, 0, 1);
  await page.keyboard.press('1');
  const marks = page.getByRole('button', { name: 'Why these roles for Cat?' });
  await marks.focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: /^Why\? Ann does not know whether Cat is the / });
  await why.locator('.face-picture').waitFor();
  await countOf(page.locator('.lit-ring')).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  await focusIsOn(marks);
});

describe('the knowledge tab', () => {
  test('says who knows what others are, since when, and why', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await tab(page, 'Worlds').focus();
    await page.keyboard.press('End');
    await page.getByRole('table').waitFor();
    await standsAt(page, 1);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /^Ann, Bob: knows Doctor, since Night 1\. Why\?$/ }).click();
    const why = page.getByRole('dialog', { name: /Ann knows that Bob is the Doctor/ });
    await why.locator('.why-group').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await why.getByRole('button', { name: 'Show in the graph' }).click();
    await countOf(page.locator('.lit-ring')).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    await countOf(page.locator('.lit-ring')).toBe(0);
  });

  test('asks about knowledge of knowledge and about common knowledge', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await tab(page, 'Knowledge').click();
    await page.getByRole('button', { name: 'Who knows who knows' }).click();
    await page.getByRole('button', { name: /^Ann, Dan: knows it, since / }).waitFor();
    await page.getByRole('button', { name: 'Common knowledge' }).click();
    await page.getByRole('button', { name: /^In common, Dan: common Veteran, since Night 1/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /^In common, Eve: not common, / }).click();
    await page.getByRole('dialog').locator('.face-picture').first().waitFor();
  });

  test('T1 tells a player no more than they know', async () => {
    const page = await openApp({ colorScheme: 'dark' });
    await stepOn(page, 0, 1);
    await page.keyboard.press('2');
    await tab(page, 'Knowledge').click();
    await page.getByRole('button', { name: /^Ann, Bob: .*Why\?$/ }).waitFor();
    await countOf(page.getByRole('button', { name: /^Ann, Eve: cannot tell/ })).toBe(1);
    expect(await axe(page)).toEqual([]);
  });
});

test('nothing of the knowledge tab sticks out in any size', async () => {
  const looks = [
    { width: 1280, height: 720, colorScheme: 'light' },
    { width: 1920, height: 1080, colorScheme: 'dark' },
    { width: 390, height: 844, colorScheme: 'light' },
  ] as const;
  const page = await openApp(looks[0]);
  await stepOn(page, 0, 1);
  await tab(page, 'Knowledge').click();
  await page.getByRole('table').waitFor();
  await inEach(page, looks, async ({ width }) => {
    expect(await widthOf(page)).toBe(width);
  });
});

describe('a world', () => {
  test('that is pointed at says how it could have come about, without a jump', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    const before = await boxesOf(page, '.worlds-frame');
    await page.locator('g.world.possible').first().hover();
    await page
      .locator('.world-card')
      .getByText(/^Night 1: /)
      .waitFor();
    await page.locator('.world-card').getByText('Cannot tell it from the actual world:').waitFor();
    expect(await boxesOf(page, '.worlds-frame')).toEqual(before);
    expect(await axe(page)).toEqual([]);
    await page.mouse.move(1, 1);
    await page.locator('.world-card').waitFor({ state: 'detached' });
    await page.locator('g.world.possible .target').nth(3).focus();
    await page.locator('.world-card').waitFor();
  });

  test('T1 tells a player nothing of which world is actual', async () => {
    const page = await openApp({ colorScheme: 'dark' });
    await stepOn(page, 0, 1);
    await page.keyboard.press('1');
    await page.locator('g.world.possible').first().hover();
    await page
      .locator('.world-card')
      .getByText(/^Night 1: You /)
      .waitFor();
    await countOf(page.getByText('actual world')).toBe(0);
  });
});

test('everybody’s worlds stand side by side, and one is enlarged', async () => {
  const page = await openApp();
  await stepOn(page, 0, 1);
  await tab(page, 'Everybody’s worlds').click();
  await page.getByRole('button', { name: /^Bob\s*6 worlds$/ }).waitFor();
  // Small worlds have their own colours: without a style sheet they would all be black.
  const fills = await page
    .locator('.mini-worlds')
    .first()
    .locator('.mini-sectors, .mini-ruled-out, .mini-possible')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
  expect(new Set(fills).size).toBe(3);
  expect(await axeInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: /^Bob\s*6 worlds$/ }).click();
  await possible(page).toBe(6);
  await page.keyboard.press('2');
  await tab(page, 'Everybody’s worlds').click();
  await page.getByText('Bob’s own worlds; for the others,').waitFor();
  await page.getByRole('button', { name: /^Ann\s*\d+ worlds$/ }).click();
  await page.getByTestId('thoughts-live').getByText('Bob holds possible that Ann holds possible').waitFor();
});
