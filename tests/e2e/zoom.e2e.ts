import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openApp } from './harness.ts';
import { standsAt, textOf, widthOf } from './page.ts';
import { settled } from './settled.ts';

const scale = (page: Page) =>
  page.locator('.worlds-frame > svg').evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a);
const shift = (page: Page) =>
  page.locator('.worlds-frame > svg').evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).e);

/** Waits for the part of the screen that brings the graph nearer: it is loaded after the first picture. */
async function canZoom(page: Page): Promise<void> {
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Zoom in (+)' }).waitFor();
}

test('by buttons and keys: nearer, farther, aside, back; the game is not stepped by it', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'Zoom in (+)' }).click();
  await expect.poll(() => scale(page)).toBeCloseTo(1.5);
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBeCloseTo(2.25);
  await settled(page);
  const before = await shift(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shift(page)).toBeLessThan(before - 50);
  await page.keyboard.press('-');
  await expect.poll(() => scale(page)).toBeCloseTo(1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBe(1);
  await standsAt(page, 0);
  expect(await axe(page)).toEqual([]);
});

test('the plain wheel scrolls the page, with Ctrl it brings nearer; then dragging moves the graph, and clicks still point', async () => {
  const page = await openApp({ width: 820, height: 1180 });
  await canZoom(page);
  await page.mouse.move(400, 350);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await settled(page);
  expect(await scale(page)).toBe(1);
  await page.mouse.move(400, 200);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(() => scale(page)).toBeGreaterThan(1.2);
  await settled(page);
  const before = await shift(page);
  await page.mouse.down();
  await page.mouse.move(340, 180, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => shift(page)).toBeLessThan(before - 30);
  await page.getByRole('button', { name: 'The whole graph (0)' }).click();
  await page.locator('g.world .target').nth(40).click();
  await textOf(page.locator('.worlds-note')).toMatch(/^Ann \w+, Bob/);
});

test('two fingers bring it nearer, and what the keyboard goes to comes into sight', async () => {
  const page = await openApp({ width: 390, height: 844, hasTouch: true });
  await canZoom(page);
  const frame = page.locator('.worlds-frame');
  await frame.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await frame.boundingBox();
  if (box === null) throw new Error('There is no frame.');
  const [x, y] = [box.x + box.width / 2, box.y + 120];
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 45, 60]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scale(page)).toBeGreaterThan(2);
  await settled(page);
  await page.locator('g.world [tabindex="0"]').focus();
  await page.keyboard.press('End');
  const inside = () =>
    page.evaluate(() => {
      const [world, around] = [document.activeElement, document.querySelector('.worlds-frame')].map((element) =>
        element?.getBoundingClientRect(),
      );
      if (world === undefined || around === undefined) return false;
      return world.left >= around.left && world.right <= around.right && world.bottom <= around.bottom;
    });
  await expect.poll(inside).toBe(true);
  expect(await widthOf(page)).toBe(390);
});
