import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInBothColours, openApp } from './harness.ts';
import { decide, focusIsOn, seenBy, standsAt, stepOn, tabTo, textOf } from './page.ts';
import { settled } from './settled.ts';

/** What the panel of what comes next holds when the page is at rest. */
async function nextOf(page: Page): Promise<'asked' | 'over' | 'free'> {
  await settled(page);
  return page.evaluate(() => {
    if (document.querySelector('.moves button') !== null) return 'asked';
    return document.querySelector('.invite') === null ? 'over' : 'free';
  });
}

describe('the keyboard alone', () => {
  test('plays a whole game: steps, a viewpoint, a choice by hand, the help', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys and help' }).waitFor();
    await page.keyboard.press('Escape');

    await tabTo(page, 'Who decides');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Ann decides');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await tabTo(page, /^Watch /);
    await page.keyboard.press('Enter');
    await standsAt(page, 1);

    // The rest of the game: whatever Ann is asked is chosen by keys.
    for (let step = 0; step < 60; step++) {
      const state = await nextOf(page);
      if (state === 'over') break;
      if (state === 'asked') await tabTo(page, /./, '.moves button');
      await page.keyboard.press(state === 'asked' ? 'Enter' : 'ArrowRight');
    }
    await page.getByText(/^The game is over/).waitFor();

    // Who steps to the end by a button has something to go on with.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('0');
    await tabTo(page, 'Who decides');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Ann decides');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await tabTo(page, 'Step on');
    await page.keyboard.press('Enter');
    await focusIsOn(page.locator('.next').getByRole('button', { name: 'New game' }));
    await page.keyboard.press('Home');
    await standsAt(page, 0);
  });

  test('walks through the worlds, each of which says what it is', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await tabTo(page, /Godfather/, 'g.world *');
    const labelOfFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const first = await labelOfFocus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(labelOfFocus).not.toBe(first);
    expect(await labelOfFocus()).toMatch(/^Ann \w+, Bob \w+/);
    await standsAt(page, 1);
  });
});

test('a live region says in a sentence what each step changed; who wants no motion sees none', async () => {
  const page = await openApp({ reducedMotion: 'reduce' });
  await standsAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.locator('.position span', { hasText: /^Step 1/ }).waitFor();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
  );
  expect(moving).toEqual([]);
  await textOf(page.getByTestId('live')).toMatch(/^Night 1\. .*died|found dead.*\. \d+ worlds are possible for all\.$/);
});

describe('axe finds nothing in light or dark', () => {
  test('first state, a night, the end, a player’s view', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    expect(await axeInBothColours(page)).toEqual([]);
    await stepOn(page, 0, 1);
    expect(await axeInBothColours(page)).toEqual([]);
    await page.keyboard.press('2');
    await seenBy(page, 2);
    expect(await axeInBothColours(page)).toEqual([]);
    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    expect(await axeInBothColours(page)).toEqual([]);
  });

  test('dialogs, popovers, a choice by hand and a message', async () => {
    const page = await openApp({ hash: 'nonsense' });
    await page.getByText(/was not made by Kripketown/).waitFor();
    expect(await axeInBothColours(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the message' }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await axeInBothColours(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New game' }).first().click();
    await page.getByText('Rules that can be changed').click();
    expect(await axeInBothColours(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await decide(page, 'Ann', 'hand');
    await page.getByRole('button', { name: 'Who decides' }).click();
    expect(await axeInBothColours(page)).toEqual([]);
  });
});
