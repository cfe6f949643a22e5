import { describe, expect, test } from 'vitest';
import { axe, axeInEach, inEach, openApp } from './harness.ts';
import { boxesOf, countOf, focusIsOn, markupOf, overflowOf, seenBy, standsAt, stepOn, textsOf } from './page.ts';

describe('a step, opened', () => {
  test('tells the teacher all, in every size', async () => {
    const looks = [
      { width: 1280, height: 720, colorScheme: 'light' },
      { width: 1280, height: 720, colorScheme: 'dark' },
      { width: 820, height: 1180, colorScheme: 'dark' },
      { width: 390, height: 844, colorScheme: 'light' },
    ] as const;
    const page = await openApp(looks[0]);
    await stepOn(page, 0, 1);
    // Pointing at a step moves nothing.
    const before = await boxesOf(page, '.timeline .step, .step-line > button, .step .line');
    for (const step of ['.step:not(.current)', '.step.current']) {
      await page.locator(`${step} .step-line > button`).first().hover();
      expect(await boxesOf(page, '.timeline .step, .step-line > button, .step .line')).toEqual(before);
    }
    await page.locator('.step.current').getByRole('button', { name: 'Open this step' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Night 1, opened' });
    await dialog.waitFor();
    await textsOf(dialog.locator('.chosen').first().locator('dt')).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'Eve']);
    expect(await axeInEach(page, looks)).toEqual([]);
    await page.getByRole('tab', { name: 'What was done' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('this happened').waitFor();
    await page.getByLabel('Seen through the eyes of').selectOption('0');
    await dialog.getByText('Told apart by what Ann did and saw.').waitFor();
    await dialog.getByText('this happened').waitFor();
    expect(await axeInEach(page, looks)).toEqual([]);
    await inEach(page, looks, async ({ width }) => {
      expect([width, (await overflowOf(dialog)) <= 0]).toEqual([width, true]);
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await focusIsOn(page.locator('.step.current').getByRole('button', { name: 'Open this step' }));
  });

  test('tells a player their own part, and no more is in the page', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await page.locator('.step.current').getByRole('button', { name: 'Open this step' }).click();
    const dialog = page.getByRole('dialog', { name: 'Night 1, opened' });
    await dialog.getByText('Your choice').waitFor();
    await textsOf(dialog.locator('.chosen').first().locator('dt')).toEqual(['Bob']);
    await page.getByRole('tab', { name: 'As an event' }).click();
    await dialog.getByText('this happened').waitFor();
    await countOf(dialog.getByLabel('Seen through the eyes of')).toBe(0);
    expect(await markupOf(page)).not.toMatch(/1721|Ann watched|Cat attacked|Possible as far as everybody knows/);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await standsAt(page, 1);
  });
});
