import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../../scripts/look/checks/findings.mjs';
import { openApp, screenshot } from './harness.ts';
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

test.each([
  [1280, 720, 'light'],
  [1280, 720, 'dark'],
  [1920, 1080, 'light'],
  [1920, 1080, 'dark'],
] as const)(
  'pictures at %i x %i, %s: nothing covers anything, and all can be read',
  async (width, height, colorScheme) => {
    const page = await openApp({ width, height, colorScheme, reducedMotion: 'reduce' });
    const size = `${width}-${colorScheme}`;
    const look = async (name: string) => {
      await screenshot(page, `${size}-${name}`);
      // What is shortened ends in dots on purpose.
      expect((await findings(page)).filter(({ check }) => check !== 'shortened')).toEqual([]);
      expect(await smallestLetters(page)).toBeGreaterThan(height / 66);
    };
    await standsAt(page, 0);
    await look('1-dealt');
    await stepOn(page, 0, 1);
    await look('2-night');
    for (const player of colorScheme === 'light' ? [1, 5] : [2]) {
      await page.keyboard.press(String(player));
      await seenBy(page, player);
      await look(`3-night-player-${player}`);
    }
    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    await look('4-over');
  },
);
