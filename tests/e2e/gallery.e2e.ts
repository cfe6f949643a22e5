import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../../scripts/look/checks/findings.mjs';
import { inEach, openApp } from './harness.ts';
import { seenBy, standsAt, stepOn } from './page.ts';

/** The smallest letters of the page outside the graph's many pictures, in pixels. */
async function smallestLetters(page: Page): Promise<number> {
  return page
    .locator('.panel :is(p, span, small, button, li, dt, dd, h2, h3, strong)')
    .evaluateAll((elements) =>
      Math.min(
        ...elements
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
}

test.each(['light', 'dark'] as const)(
  'pictures in two sizes, %s: nothing covers anything, and all can be read',
  async (colorScheme) => {
    const looks = [
      { width: 1280, height: 720, colorScheme },
      { width: 1920, height: 1080, colorScheme },
    ];
    const page = await openApp(looks[0]);
    const look = () =>
      inEach(page, looks, async ({ width, height }) => {
        // What is shortened ends in dots on purpose.
        const found = (await findings(page)).filter(({ check }) => check !== 'shortened');
        expect([width, found]).toEqual([width, []]);
        expect(await smallestLetters(page)).toBeGreaterThan(height / 66);
      });
    await standsAt(page, 0);
    await look();
    await stepOn(page, 0, 1);
    await look();
    for (const player of colorScheme === 'light' ? [1, 5] : [2]) {
      await page.keyboard.press(String(player));
      await seenBy(page, player);
      await look();
    }
    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    await look();
  },
);
