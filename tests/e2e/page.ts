/**
 * What browser tests do and look at. What is looked at may come later: the functions that return `expect.poll` are followed
 * by a matcher and ask until it holds, and `settled` waits until nothing is on its way.
 */
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './settled.ts';

/** How many elements there come to be: `await countOf(page.locator('g.world')).toBe(21)`. */
export function countOf(of: Locator) {
  return expect.poll(() => of.count());
}

/** What an element of the page or of a drawing comes to say. */
export function textOf(of: Locator) {
  return expect.poll(() =>
    of.evaluate((element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))),
  );
}

/** What several elements come to say. */
export function textsOf(of: Locator) {
  return expect.poll(() => of.allInnerTexts());
}

/** What an attribute of an element comes to be. */
export function attributeOf(of: Locator, name: string) {
  return expect.poll(() => of.getAttribute(name));
}

/** What a field comes to hold. */
export function inputOf(of: Locator) {
  return expect.poll(() => of.inputValue());
}

/** Waits until the focus is on an element. */
export async function focusIsOn(on: Locator): Promise<void> {
  await expect.poll(() => on.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** The part of the page's address after `#`, with it. */
export function hashOf(page: Page) {
  return expect.poll(() => new URL(page.url()).hash);
}

/** How wide the whole page comes to be: wider than its window if something sticks out. */
export async function widthOf(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** How much wider what an element of the page at rest holds is than itself. */
export async function overflowOf(of: Locator): Promise<number> {
  await settled(of.page());
  return of.evaluate((element) => element.scrollWidth - element.clientWidth);
}

/** Left, top, width and height of elements of the page at rest, so that two of these show whether something jumped. */
export async function boxesOf(page: Page, selector: string): Promise<number[][]> {
  await settled(page);
  return page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
}

/** All that is in the page at rest, as markup. */
export async function markupOf(page: Page): Promise<string> {
  await settled(page);
  return page.content();
}

/** Waits until a game has been dealt, and the screen stands at a step and is at rest. */
export async function standsAt(page: Page, step: number): Promise<void> {
  await page.locator('.position span', { hasText: new RegExp(`^Step ${step}( of \\d+)?$`) }).waitFor();
  await settled(page);
}

/** Waits until the screen is seen by a player, who is told by their number from 1 on. */
export async function seenBy(page: Page, player: number): Promise<void> {
  await page.locator(`.viewpoint[aria-pressed="true"]:nth-of-type(${player + 1})`).waitFor();
  await settled(page);
}

/** The number of worlds that the panel counts as possible when the page is at rest. */
export async function worldsPossible(page: Page): Promise<number> {
  await settled(page);
  const said = await page.locator('.worlds-counts strong').innerText();
  return Number(/^[\d,]+/.exec(said)?.[0].replaceAll(',', ''));
}

/** The number of worlds that the panel comes to count as possible. */
export function possible(page: Page) {
  return expect.poll(() => worldsPossible(page));
}

declare global {
  interface Window {
    /** What `keepSaid` has kept. */
    said: string[];
  }
}

/** From now on keeps all that an element of the page says, also what it says for a moment only; `saidOf` tells it. */
export async function keepSaid(page: Page, selector: string): Promise<void> {
  await page.evaluate((of) => {
    window.said = [];
    const keep = () => {
      const text = document.querySelector(of)?.textContent ?? '';
      if (text !== window.said.at(-1)) window.said.push(text);
    };
    keep();
    new MutationObserver(keep).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, selector);
}

/** What has been kept by `keepSaid` when the page is at rest, first to last. */
export async function saidOf(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => window.said);
}

/** Presses a key a number of times, waiting for each step. */
export async function stepOn(page: Page, from: number, to: number): Promise<void> {
  await standsAt(page, from);
  for (let step = from; step < to; step++) {
    await page.keyboard.press('ArrowRight');
    await standsAt(page, step + 1);
  }
}

/** The same, asking for each step as soon as the one before is asked for: only the last one is waited for. */
export async function hurryOn(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step++) await page.keyboard.press('ArrowRight');
  await standsAt(page, to);
}

/** Opens the dialog of a new game and chooses a game there. */
export async function chooseGame(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('combobox', { name: /^Game/ }).selectOption(game);
}

/** Opens the popover of who decides, and sets one player's way. */
export async function decide(page: Page, name: string, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Who decides' }).click();
  await page.getByLabel(`${name} decides`).selectOption(way);
  await page.keyboard.press('Escape');
}

/** The link of the present step, as the address bar shows it after "Copy link". */
export async function linkOf(page: Page): Promise<string> {
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await hashOf(page).not.toBe('');
  return new URL(page.url()).hash;
}

/** Presses Tab until the focus is on something with that name. */
export async function tabTo(page: Page, name: string | RegExp, within = '*'): Promise<void> {
  await settled(page);
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (element?.matches(selector) !== true) return '';
      return element.getAttribute('aria-label') ?? (element instanceof HTMLElement ? element.innerText : '');
    }, within);
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
  }
  throw new Error(`The focus never came to ${String(name)}.`);
}

/** Presses Tab until the focus is on an element: of a field whose name no `tabTo` can read. */
export async function tabOnto(on: Locator): Promise<void> {
  const page = on.page();
  await settled(page);
  const target = await on.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((element) => element === document.activeElement, target)) return;
  }
  throw new Error(`The focus never came to ${String(on)}.`);
}

/** What the page at rest asks whoever looks at it to choose; nothing, if nobody decides by hand now. */
export async function openChoices(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.locator('.seat-choice:not(.closed) legend').allInnerTexts();
}

/** Does the page at rest say that the game is over? */
export async function isOver(page: Page): Promise<boolean> {
  await settled(page);
  return page.getByText(/^The game is over/).isVisible();
}

/** A file that the page hands to the person: its name and what is in it. */
export async function downloadOf(page: Page, ask: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return { name: download.suggestedFilename(), content: await buffer(await download.createReadStream()) };
}
