import type { Page } from 'playwright-core';

/** Waits until a game has been dealt and the screen stands at a step. */
export async function standsAt(page: Page, step: number): Promise<void> {
  await page.locator('.position span', { hasText: new RegExp(`^Step ${step}( of \\d+)?$`) }).waitFor();
}

/** The number of worlds that the panel counts as possible. */
export async function worldsPossible(page: Page): Promise<number> {
  const text = await page.locator('.worlds-counts strong').innerText();
  return Number(/^\d+/.exec(text)?.[0]);
}

/** Presses a key a number of times, waiting for each step. */
export async function stepOn(page: Page, from: number, to: number): Promise<void> {
  await standsAt(page, from);
  for (let step = from; step < to; step++) {
    await page.keyboard.press('ArrowRight');
    await standsAt(page, step + 1);
  }
}

/** Opens the popover of who decides, and sets one player's way. */
export async function decide(page: Page, name: string, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Who decides' }).click();
  await page.getByLabel(`${name} decides`).selectOption(way);
  await page.keyboard.press('Escape');
}

/** The link of the present step, as the address bar shows it after "Copy link". */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page
    .getByRole('status')
    .getByText(/^The link/)
    .waitFor();
  return new URL(page.url()).hash;
}

/** Presses Tab until the focus is on something with that name. */
export async function tabTo(page: Page, name: string | RegExp, within = '*'): Promise<void> {
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
