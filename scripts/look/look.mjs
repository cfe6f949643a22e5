/** Takes one journey through the screen in one window, with a picture and its findings at every state. */
import fs from 'node:fs';
import path from 'node:path';
import { findings } from './checks/findings.mjs';
import { countQuestions, countRequests, settled } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * A way through the screen, with a picture at each of its states.
 * @typedef {{
 *   name: string,
 *   states: readonly string[],
 *   hash?: string,
 *   walk: (page: Page, look: (state: string) => Promise<void>) => Promise<void>,
 * }} Journey
 */
/** @typedef {{ width: number, height: number, scheme: 'light' | 'dark', sight: string }} View */
/** @typedef {{ picture: string, journey: string, state: string, size: string, scheme: string, findings: import('./checks/findings.mjs').Finding[] }} Picture */

/** How long one thing may be waited for, in milliseconds. */
const PATIENCE = 120_000;

/**
 * @param {import('playwright-core').Browser} browser @param {string} site @param {string} folder @param {Journey} journey
 * @param {View} view @param {(name: string) => boolean} wanted @param {(picture: Picture) => void} tell
 * @returns {Promise<string | null>} why the journey did not come to its end
 */
export async function walkThrough(browser, site, folder, journey, view, wanted, tell) {
  const { width, height, scheme, sight } = view;
  const size = `${width}x${height}`;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    locale: 'en-GB',
  });
  await countQuestions(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  countRequests(page);
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const waiting = new Set(journey.states);
  try {
    if (sight !== 'none') {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: /** @type {'none'} */ (sight) });
    }
    await page.goto(journey.hash === undefined ? site : `${site}#${journey.hash}`);
    await journey.walk(page, async (state) => {
      if (!waiting.delete(state)) throw new Error(`The state ${state} is not listed, or was there before.`);
      if (!wanted(`${journey.name} ${state}`)) return;
      await settled(page);
      const picture = path.join(
        folder,
        `${size}-${scheme}${sight === 'none' ? '' : `-${sight}`}`,
        `${journey.name}-${state}.png`,
      );
      fs.mkdirSync(path.dirname(picture), { recursive: true });
      const found = await findings(page);
      const inFront = await page.locator('dialog:modal').count();
      await wholePage(page, inFront > 0, view, () => page.screenshot({ path: picture }));
      for (const what of problems.splice(0)) found.push({ check: 'page error', what });
      tell({ picture, journey: journey.name, state, size, scheme, findings: found });
    });
    return waiting.size === 0 ? null : `never came to ${[...waiting].join(', ')}`;
  } catch (error) {
    await page
      .screenshot({ path: path.join(folder, `stuck-${size}-${scheme}-${journey.name}.png`) })
      .catch(() => undefined);
    return error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
  } finally {
    await context.close();
  }
}

/**
 * Takes a picture in a window as high as the page, so that what sticks to the window's edge lies on nothing. (A picture that reaches beyond its window may make
 * Chromium shrink that to a pixel meanwhile, and the page is then seen as it comes back from that.)
 * @param {Page} page @param {boolean} inFront is there a dialog, which is as high as the window? @param {Pick<View, 'width' | 'height'>} window @param {() => Promise<unknown>} take
 */
async function wholePage(page, inFront, { width, height }, take) {
  /** @type {{ whole: number, scrolled: number, pointed: { x: number, y: number } | null }} */
  const { whole, scrolled, pointed } = await page.evaluate(`{
    const box = [...document.querySelectorAll('body :hover')].at(-1)?.getBoundingClientRect();
    ({
      whole: document.documentElement.scrollHeight,
      scrolled: scrollY,
      pointed: box === undefined ? null : { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 + scrollY },
    });
  }`);
  const grows = !inFront && whole > height;
  if (grows) {
    await page.setViewportSize({ width, height: whole });
    // What was pointed at is pointed at still, though the page is no longer scrolled.
    if (scrolled > 0 && pointed !== null) await page.mouse.move(pointed.x, pointed.y);
    await settled(page);
  }
  await take();
  if (grows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(`scrollTo(0, ${scrolled})`);
  }
}
