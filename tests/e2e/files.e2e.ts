import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import links from '../golden/links.json';
import { axe, openApp } from './harness.ts';
import { countOf, downloadOf, hashOf, markupOf, seenBy, standsAt, stepOn, textOf } from './page.ts';
import { settled } from './settled.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click();

/** Picks an item of the menu, and returns what the browser then downloads. */
async function downloaded(page: Page, item: string): Promise<{ name: string; content: Buffer }> {
  await openMenu(page);
  return downloadOf(page, () => page.getByRole('button', { name: item }).click());
}

async function opens(page: Page, text: string): Promise<void> {
  await page
    .getByTestId('open-file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Drops a file on the page, as a person does. */
async function drops(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'game.json', { type: 'application/json' }));
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
    }
  }, text);
}

describe('a file', () => {
  test('saved and opened again leads to the same step; dropped too', async () => {
    const page = await openApp();
    await stepOn(page, 0, 3);
    const told = await page.locator('.timeline').innerText();
    const { name, content } = await downloaded(page, 'Save to a file');
    expect(name).toBe('kripketown-salem-1721.json');
    const other = await openApp();
    await standsAt(other, 0);
    await opens(other, content.toString());
    await standsAt(other, 3);
    await textOf(other.locator('.timeline')).toBe(told);
    await other.keyboard.press('Home');
    await standsAt(other, 0);
    await drops(other, content.toString());
    await standsAt(other, 3);
    await countOf(other.locator('.file-drop')).toBe(0);
  });

  test.each([
    ['no JSON at all', /not JSON/],
    ['{"format":"kripketown","version":99}', /format 99; this program reads up to format 1/],
    ['{"a":1}', /not made by Kripketown/],
    [
      '{"format":"kripketown","version":1,"run":{"game":"<img src=x onerror=alert(1)>","rulesVersion":1,"options":{},"names":[],"seed":1,"deal":[],"nodes":[]},"node":0,"viewpoint":"teacher","deciders":[]}',
      /no game "<img/,
    ],
  ])('that cannot be opened (%.30s) says why and leaves the game alone', async (text, reason) => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await opens(page, text);
    const message = page.getByRole('status').getByText(reason);
    await message.waitFor();
    await textOf(message).toContain('The present game is untouched.');
    await standsAt(page, 1);
    await countOf(page.locator('.notice img')).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  test('with names that are markup shows them as they are', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    const { content } = await downloaded(page, 'Save to a file');
    const hostile = '<img src=x onerror=alert(1)>';
    await opens(page, content.toString().replaceAll('"Ann"', JSON.stringify(hostile)));
    await page.getByText(`${hostile} is the`).first().waitFor();
    await countOf(page.locator('main img')).toBe(0);
    const svg = await downloaded(page, 'Graph as SVG');
    expect(svg.content.toString()).not.toContain('<img');
  });
});

describe('pictures', () => {
  test('look outside as they do in the page: alone, without its style sheets, and twice as large as PNG', async () => {
    const page = await openApp({ colorScheme: 'dark' });
    await stepOn(page, 0, 1);
    const svg = (await downloaded(page, 'Graph as SVG')).content.toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/var\(--|light-dark|class=|<script|color\(srgb/);
    const [, width] = /width="([\d.]+)"/.exec(svg) ?? [];
    const png = (await downloaded(page, 'Graph as PNG')).content;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(Math.round(Number(width) * 2));
  });
});

describe('from a player’s viewpoint', () => {
  test('nothing that leaves the page, and nothing in it, tells a secret', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await openMenu(page);
    await countOf(page.getByRole('button', { name: 'Copy link' })).toBe(0);
    await countOf(page.getByRole('button', { name: 'Save to a file' })).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const secret = /1721|"deal"|"seed"|"nodes"|Ann watched|Ann is|Cat is the|Cat attacked|Eve is the|actual world/;
    const record = (await downloaded(page, 'Bob’s own file')).content.toString();
    const chronicle = (await downloaded(page, 'Chronicle as text')).content.toString();
    const svg = (await downloaded(page, 'Graph as SVG')).content.toString();
    expect(record).not.toMatch(secret);
    expect(chronicle).not.toMatch(secret);
    expect(svg).not.toMatch(/actual|flag/);
    expect(JSON.parse(record)).toMatchObject({ format: 'kripketown-player-record', viewer: 1 });
    expect(await markupOf(page)).not.toMatch(/1721|Ann watched|Cat attacked/);
    await hashOf(page).toBe('');
    await opens(page, record);
    await page.getByText(/one player’s record \(Bob\)/).waitFor();
    await standsAt(page, 1);
  });
});

test.each(links)('the link of $says, made long ago, still opens', async ({ link }) => {
  const page = await openApp({ hash: link });
  await page.locator('.position span', { hasText: /^Step \d/ }).waitFor();
  await page.locator('.timeline .step.current').waitFor();
  await countOf(page.locator('.notice')).toBe(0);
});

test.each([
  [820, 1180],
  [390, 844],
])('the menu fits a screen of %i x %i', async (width, height) => {
  const page = await openApp({ width, height });
  await standsAt(page, 0);
  await openMenu(page);
  await settled(page);
  const box = await page.getByRole('dialog', { name: 'Share' }).boundingBox();
  expect(box).not.toBeNull();
  expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
});
