import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { countOf, focusIsOn, hashOf, markupOf, seenBy, standsAt, textOf } from './page.ts';

const HIDDEN = /Veteran|Godfather|1721|Watch|K Ann/;

/** A game with roles given by hand, in which Ann is played at the screen, to which the viewpoint is locked. */
async function dealLocked(page: Page): Promise<void> {
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Roles given by hand' }).check();
  // Whoever had the card gets the other one.
  await page.getByLabel('Role of player 1').selectOption('Veteran');
  await page.getByLabel('Role of player 3').selectOption('Godfather');
  await page.getByLabel('Who decides for player 1').selectOption('by hand');
  await page.getByLabel(/^Lock the viewpoint/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await seenBy(page, 1);
}

test('roles given by hand are dealt; a locked seat stays locked, is passed on when another is taken over, and after a reload', async () => {
  const page = await openApp();
  await dealLocked(page);
  await textOf(page.locator('.timeline .step').first()).toMatch(/^You are the Veteran/);

  await page.getByRole('button', { name: 'Unlock the viewpoint' }).click();
  await page.getByRole('dialog', { name: 'Unlock the viewpoint?' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it locked' }).click();

  await page.getByRole('button', { name: 'Who decides' }).click();
  await page.getByLabel('Cat decides').selectOption('by hand');
  await page.getByRole('dialog', { name: 'Take Cat’s seat over?' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await focusIsOn(page.getByRole('button', { name: 'Who decides' }));
  await page.getByRole('button', { name: 'Who decides' }).click();
  await page.getByLabel('Cat decides').selectOption('by hand');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByText('Cat has yet to choose.').waitFor();
  await countOf(page.getByRole('button', { name: 'See as Cat' })).toBe(0);
  await page.locator('.moves button').first().click();
  await page.getByRole('button', { name: 'Cat: press to look' }).waitFor();
  expect(await markupOf(page)).not.toMatch(HIDDEN);

  await page.reload();
  await page.getByRole('button', { name: 'Ann: press to look' }).waitFor();
  expect(await markupOf(page)).not.toMatch(HIDDEN);
  await hashOf(page).toBe('');
  await page.getByRole('button', { name: 'Ann: press to look' }).press('Enter');
  await seenBy(page, 1);
  await page.keyboard.press('Tab');
  await focusIsOn(page.locator('.moves button').first());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cat: press to look' }).click();
  await seenBy(page, 3);
  await textOf(page.locator('.timeline .step').first()).toMatch(/^You are the Godfather/);
});
