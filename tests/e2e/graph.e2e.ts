import { describe, expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { boxesOf, countOf, possible, seenBy, standsAt, stepOn, worldsPossible } from './page.ts';
import { settled } from './settled.ts';

describe('worlds or counts', () => {
  test('are chosen by keyboard; a count tells its worlds, page by page', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.getByRole('radio', { name: 'Worlds', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.tally-number').first().waitFor();
    // Choosing has not stepped the game.
    await standsAt(page, 0);
    await countOf(page.locator('g.world')).toBe(5);
    const counted = () =>
      page
        .locator('g.world .target')
        .evaluateAll((marks) =>
          marks.reduce(
            (sum, mark) =>
              sum + Number(/: (\d+) of \d+ worlds possible/.exec(mark.getAttribute('aria-label') ?? '')?.[1]),
            0,
          ),
        );
    await expect.poll(counted).toBe(await worldsPossible(page));
    expect(await axe(page)).toEqual([]);
    await page.locator('g.world .target').first().focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: /is the Godfather/ });
    await list.getByText('24 of 24 worlds possible').waitFor();
    await countOf(list.locator('.group-worlds li')).toBe(24);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  });

  test('a formula lights counts too', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.getByText('Counts', { exact: true }).click();
    await page.locator('.formula-field input').fill('gfr(Cat)');
    await page.locator('.emphasis.holds').waitFor();
    await countOf(page.locator('.emphasis')).toBe(1);
  });
});

describe('edges', () => {
  test('join worlds that players cannot tell apart, and are left out player by player', async () => {
    const page = await openApp({ width: 1920, height: 1080 });
    await stepOn(page, 0, 1);
    await page.keyboard.press('3');
    await seenBy(page, 3);
    await possible(page).toBeLessThanOrEqual(16);
    const edges = page.getByRole('checkbox', { name: 'Edges', exact: true });
    await edges.setChecked(true);
    await page.locator('.edge').first().waitFor({ state: 'attached' });
    await settled(page);
    const drawn = await page.locator('.edge').count();
    const labels = await page.locator('.edge-label').allTextContents();
    expect(labels).toHaveLength(drawn);
    expect(labels.join(' ')).toContain('C');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Edges of Cat' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await page.locator('.edge-label').allTextContents()).join(' ')).not.toContain('C');
    await edges.setChecked(false);
    await countOf(page.locator('.edge')).toBe(0);
  });

  test('cannot be had while too many worlds are possible, and it is said why', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.locator('.graph-forms').waitFor();
    const edges = page.getByRole('checkbox', { name: 'Edges', exact: true });
    await edges.waitFor();
    expect(await edges.isDisabled()).toBe(true);
    expect(await edges.getAttribute('title')).toContain('at most 24 of them are possible');
  });
});

test('a world that is pressed shows from which worlds each player could not tell it', async () => {
  const page = await openApp({ colorScheme: 'dark' });
  await stepOn(page, 0, 1);
  await page.locator('g.world.possible .target').first().click();
  const card = page.getByRole('dialog', { name: 'A world' });
  const rows = card.locator('.world-dialog-cells > li');
  await rows.first().waitFor();
  await countOf(rows).toBe(5);
  for (const row of await rows.all()) {
    const count = Number(/\d+/.exec(await row.locator('.world-dialog-pictures > span').first().innerText())?.[0]);
    await countOf(row.locator('.face-picture')).toBe(Math.min(12, count));
  }
  expect(await axe(page)).toEqual([]);
  await settled(page);
  const more = card.getByRole('button', { name: /^and \d+ more/ }).first();
  if (await more.isVisible()) {
    const before = await card.locator('.face-picture').count();
    await more.click();
    await countOf(card.locator('.face-picture')).toBeGreaterThan(before);
  }
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
});

test('the graph has at least 60 % of its panel’s height at 1280 x 720', async () => {
  const page = await openApp();
  await stepOn(page, 0, 1);
  await page.locator('.formula-field').waitFor();
  const [[, , , frame]] = await boxesOf(page, '.worlds-frame');
  const [[, , , panel]] = await boxesOf(page, '.panel.centre');
  expect(frame / panel).toBeGreaterThanOrEqual(0.6);
});

test('the graph in words: what is possible by region, and what ruled out the rest', async () => {
  const page = await openApp();
  await stepOn(page, 0, 1);
  const told = page.getByRole('region', { name: 'The graph in words' });
  await told.getByRole('heading', { name: 'Ruled out: 96' }).waitFor();
  await expect
    .poll(() => told.getByRole('listitem').allTextContents())
    .toEqual([
      'Ann is the Godfather: 6',
      'Bob is the Godfather: 6',
      'Cat is the Godfather: 6',
      'Eve is the Godfather: 6',
      'Night 1: Dan died and was the Veteran: 96 worlds',
    ]);
  await page.keyboard.press('1');
  await told.getByRole('heading', { name: /^2 worlds/ }).waitFor();
  await expect.poll(() => told.getByRole('listitem').first().textContent()).toMatch(/^Ann Lookout, Bob Doctor, /);
});
