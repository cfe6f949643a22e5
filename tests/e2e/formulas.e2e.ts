import { describe, expect, test } from 'vitest';
import { axeInBothColours, inEach, openApp } from './harness.ts';
import { attributeOf, boxesOf, countOf, inputOf, linkOf, standsAt, stepOn, textOf, widthOf } from './page.ts';
import { settled } from './settled.ts';
import type { Page } from 'playwright-core';

const field = (page: Page) => page.getByRole('combobox', { name: 'Formula' });

describe('the formula bar', () => {
  test('says whether a formula is true, at how many worlds, and lights them', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await field(page).fill('gfr(Cat)');
    await page.locator('.truth', { hasText: 'true here' }).waitFor();
    await page.getByText('holds in 6 of 24 worlds').waitFor();
    await countOf(page.locator('g.world.holds')).toBe(6);
    await countOf(page.locator('g.world.fails')).toBe(18);
    await attributeOf(page.locator('g.world.holds .target').first(), 'aria-label').toMatch(/The formula holds here/);
    await page.getByRole('button', { name: 'Clear the formula' }).click();
    await countOf(page.locator('g.world.holds')).toBe(0);
  });

  test('completes by keyboard alone, and the keys of the steps do nothing meanwhile', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /^K / }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('an');
    await page.keyboard.press('Enter');
    await page.keyboard.type('gf');
    await page.keyboard.press('Enter');
    await page.keyboard.type('e');
    await page.keyboard.press('Enter');
    await inputOf(field(page)).toBe('K Ann gfr(Eve)');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await standsAt(page, 0);
    await page.locator('.truth', { hasText: 'false here' }).waitFor();
  });

  test('shows an error under its place', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await field(page).fill('K Ann gfr(Zoe) & )');
    await page.getByText(/^Line 1, column 18: "\)" does not fit here/).waitFor();
    await settled(page);
    const [mark, box] = [await page.locator('.formula-mirror mark').boundingBox(), await field(page).boundingBox()];
    expect(mark !== null && box !== null && mark.x > box.x && mark.y + mark.height <= box.y + box.height + 1).toBe(
      true,
    );
    await field(page).fill('K Ann gfr(Zoe)');
    await page.getByText(/There is no player "Zoe"/).waitFor();
    await textOf(page.locator('.formula-mirror mark')).toBe('gfr(Zoe)');
  });

  test.each([
    ['very long', 'p & '.repeat(40_000)],
    ['very deep', '~'.repeat(5000) + 'Top'],
    ['markup', '<img src=x onerror="document.title=1">'],
  ])('a hostile formula gets a message: %s', async (_, text) => {
    const page = await openApp();
    await standsAt(page, 0);
    await field(page).fill(text);
    await page.locator('.formula-answer.faulty', { hasText: /^Line 1/ }).waitFor();
    await settled(page);
    expect(await page.title()).toBe('Kripketown');
    await countOf(page.locator('img')).toBe(0);
    expect(await widthOf(page)).toBe(1280);
  });

  test('pins formulas with their truth at every step; a cell goes to its step; links keep them', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    await field(page).fill('K Ann gfr(Cat)');
    await page.locator('.truth', { hasText: 'true here' }).waitFor();
    await page.getByRole('button', { name: 'Pin this formula' }).click();
    await field(page).fill('');
    const strip = page.getByRole('list', { name: 'K Ann gfr(Cat), step by step' });
    await strip.getByRole('button', { name: /^Step 0, Deal: false here$/ }).waitFor();
    // Cells stand under the steps of the slider.
    const [cell, slider] = [
      await strip.getByRole('button').nth(1).boundingBox(),
      await page.locator('.slider').boundingBox(),
    ];
    const steps = await strip.getByRole('button').count();
    if (cell === null || slider === null) throw new Error('no strip under the slider');
    expect(Math.abs(cell.width - slider.width / steps)).toBeLessThan(1);
    expect(Math.abs(cell.x - slider.x - slider.width / steps)).toBeLessThan(1.5);
    await page.getByRole('button', { name: '1 formula', exact: true }).click();
    await strip.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '1 formula', exact: true }).click();
    await strip.getByRole('button', { name: /^Step 1,/ }).click();
    await page.locator('.position span', { hasText: /^Step 1 of/ }).waitFor();
    const hash = await linkOf(page);
    const other = await openApp({ hash });
    await other.locator('.position span', { hasText: /^Step 1 of/ }).waitFor();
    await other.getByRole('button', { name: 'Pinned formulas and examples' }).click();
    await other.getByRole('button', { name: 'Remove K Ann gfr(Cat)' }).click();
    await countOf(other.locator('.pins li, .pinned')).toBe(0);
  });

  test('in a player’s view says only what they know', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await field(page).fill('gfr(Cat)');
    await page.locator('.truth', { hasText: 'true here' }).waitFor();
    await page.getByRole('button', { name: 'Eve', exact: true }).click();
    await page.locator('.truth', { hasText: 'you cannot tell' }).waitFor();
    await countOf(page.getByText('true here')).toBe(0);
    await page.locator('.strip-cell').nth(1).waitFor();
    await countOf(page.locator('.strip-cell')).toBe(2);
    await countOf(page.locator('.strip-cell.true, .strip-cell.false')).toBe(0);
    await countOf(page.locator('g.world.holds')).toBeGreaterThan(0);
    await countOf(page.locator('g.world.holds:not(.possible)')).toBe(0);
  });

  test('nothing of the page jumps when a formula is typed, pinned or wrong', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await field(page).waitFor();
    const boxes = () => boxesOf(page, '.panel, .worlds-frame');
    const before = await boxes();
    await field(page).fill('gfr(Bob)');
    await page.locator('.truth').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.pinned-strips').waitFor();
    expect(await boxes()).toEqual(before);
    for (const [formula, answer] of [
      ['gfr(Ann)', /here/],
      ['K Ann )', /"\)" does not fit here/],
      ['gfr(Zoe)', /no player "Zoe"/],
      ['x'.repeat(400), /xxx/],
    ] as const) {
      await field(page).fill(formula);
      await page.locator('.formula-answer', { hasText: answer }).waitFor();
      expect(await boxes()).toEqual(before);
    }
  });

  test('axe finds nothing in light or dark', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await field(page).fill('K Ann gfr(Cat)');
    await page.locator('.truth').waitFor();
    await page.getByRole('button', { name: 'Pin this formula' }).click();
    await page.getByRole('button', { name: 'Pinned formulas and examples' }).click();
    await page.locator('.pinned-strips .strip-cell').first().waitFor();
    expect(await axeInBothColours(page)).toEqual([]);
    await field(page).fill('K ');
    await page.getByRole('option').first().waitFor();
    expect(await axeInBothColours(page)).toEqual([]);
    await field(page).fill('K Ann )');
    await page.getByText(/^Line 1/).waitFor();
    expect(await axeInBothColours(page)).toEqual([]);
    await page.getByRole('button', { name: 'The language of formulas' }).click();
    expect(await axeInBothColours(page, 'dialog')).toEqual([]);
  });

  test('going through the completions scrolls their list, and never the page', async () => {
    const page = await openApp({ width: 390, height: 844 });
    await standsAt(page, 0);
    await field(page).focus();
    // The list opens upwards, where there is no room for it now.
    await field(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 60));
    const top = () => page.evaluate(() => Math.round(scrollY));
    await settled(page);
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    // From the first to the last.
    await page.keyboard.press('ArrowUp');
    await page.locator('[role="option"]:last-child[aria-selected="true"]').waitFor();
    const list = page.locator('.completions');
    await expect
      .poll(() => list.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop))
      .toBeLessThan(10);
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await settled(page);
    expect(await top()).toBe(before);
  });

  test('pictures in three sizes', async () => {
    const looks = [
      { width: 1920, height: 1080, colorScheme: 'dark' },
      { width: 820, height: 1180, colorScheme: 'dark' },
      { width: 390, height: 844, colorScheme: 'dark' },
    ] as const;
    const page = await openApp(looks[0]);
    await standsAt(page, 0);
    await field(page).fill('K Ann (gfr(Eve) | gfr(Bob)) -> [!~gfr(Dan)] C all ~gfr(Dan)');
    await page.locator('.truth').waitFor();
    await inEach(page, looks, async ({ width }) => {
      await field(page).scrollIntoViewIfNeeded();
      expect(await widthOf(page)).toBe(width);
    });
  });
});
