/**
 * `npm run -s bench:screen`: builds the site, steps a game in Chromium with 120 role worlds shown, and measures the time between
 * frames while the drawing moves on. Prints JSON; times are in milliseconds.
 */
import { servedSite } from './bench-site.mjs';

const STEPS = 12;
/** How long after a step frames are measured: the transitions take about half of it. */
const WATCHED = 900;

const { chromium, launch, server, site } = await servedSite();
const browser = await chromium.launch(launch);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(site);
  await page.waitForSelector('svg .world');
  // What counts is stepping, not loading: all that comes after the first picture has come, and the page rests.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const worlds = await page.locator('svg .world').count();
  /** @type {number[]} */
  const frames = [];
  for (let step = 0; step < STEPS; step++) {
    // Back and forth over the first steps, so that every picture changes how it stands.
    const key = step % 6 < 3 ? 'ArrowRight' : 'ArrowLeft';
    const watch = page.evaluate(
      (duration) =>
        new Promise((resolve) => {
          /** @type {number[]} */
          const gaps = [];
          let last = performance.now();
          const end = last + duration;
          const next = (/** @type {number} */ now) => {
            gaps.push(now - last);
            last = now;
            if (now < end) requestAnimationFrame(next);
            else resolve(gaps.slice(1));
          };
          requestAnimationFrame(next);
        }),
      WATCHED,
    );
    await page.keyboard.press(key);
    frames.push(.../** @type {number[]} */ (await watch));
  }
  frames.sort((first, second) => first - second);
  const at = (/** @type {number} */ share) => Math.round(frames[Math.floor((frames.length - 1) * share)] * 10) / 10;
  const over = frames.filter((gap) => gap > 33.4).length;
  const figures = {
    worlds,
    steps: STEPS,
    frames: frames.length,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    over33: over,
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
