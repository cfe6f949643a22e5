/**
 * `npm run -s bench:screen`: builds the site, steps a game in Chromium with 120 role worlds shown, and measures the time between
 * frames while the drawing moves on, beside as long a time in which nothing happens. In a second page, which is traced, it measures
 * how much of the processor the largest task of the page's main thread takes in each step. Prints JSON; times are in milliseconds.
 */
import { servedSite } from './bench-site.mjs';

const STEPS = 12;
/** How long after a step frames are measured: the transitions take about half of it. */
const WATCHED = 900;
/** A frame takes 16.7 ms: what is longer than this has missed one. */
const LATE = 20;

/** Back and forth over the first steps, so that every picture changes how it stands. */
const keyOf = (/** @type {number} */ step) => (step % 6 < 3 ? 'ArrowRight' : 'ArrowLeft');
const rounded = (/** @type {number} */ time) => Math.round(time * 10) / 10;

const { chromium, launch, server, site } = await servedSite();
const browser = await chromium.launch(launch);

/** Opens the game. What counts is stepping, not loading: all that comes after the first picture has come, and the page rests. */
async function openGame() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(site);
  await page.waitForSelector('svg .world');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}

/**
 * The times between frames from now on.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number[]>}
 */
function watchFrames(page) {
  return page.evaluate(
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
}

/** The times between frames in each step, and before them while nothing happens. */
async function measureFrames() {
  const page = await openGame();
  const worlds = await page.locator('svg .world').count();
  const idle = await watchFrames(page);
  /** @type {number[][]} */
  const steps = [];
  for (let step = 0; step < STEPS; step++) {
    const watch = watchFrames(page);
    await page.keyboard.press(keyOf(step));
    steps.push(await watch);
  }
  await page.close();
  return { worlds, idle, steps };
}

/**
 * An event of a trace; its times are in microseconds, `tdur` is that on the processor.
 *
 * @typedef {{ name: string, cat: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** The largest task of the main thread in each step, by processor time. */
async function measureTasks() {
  const page = await openGame();
  const tracer = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  tracer.on('Tracing.dataCollected', ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)));
  });
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  for (let step = 0; step <= STEPS; step++) {
    await page.evaluate(() => performance.mark('step'));
    if (step === STEPS) break;
    await page.keyboard.press(keyOf(step));
    await page.waitForTimeout(WATCHED);
  }
  const complete = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve));
  await tracer.send('Tracing.end');
  await complete;
  await page.close();

  const marks = events.filter(({ name, cat }) => name === 'step' && cat === 'blink.user_timing');
  marks.sort((first, second) => first.ts - second.ts);
  const [{ pid, tid }] = marks;
  // Tasks may stand in tasks: what the inner ones take is part of what the outer ones do.
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'));
  return marks.slice(1).map((end, step) => {
    const during = tasks.filter(({ ts }) => ts >= marks[step].ts && ts < end.ts);
    return rounded(Math.max(...during.map(({ tdur = 0 }) => tdur)) / 1000);
  });
}

try {
  const { worlds, idle, steps } = await measureFrames();
  const largestTasks = await measureTasks();
  const late = (/** @type {readonly number[]} */ gaps) => gaps.filter((gap) => gap > LATE).map(rounded);
  const frames = steps.flat().sort((first, second) => first - second);
  const at = (/** @type {number} */ share) => rounded(frames[Math.floor((frames.length - 1) * share)]);
  const figures = {
    worlds,
    frames: frames.length,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    over33: frames.filter((gap) => gap > 33).length,
    lateWithNothingHappening: late(idle),
    steps: steps.map((gaps, step) => ({ late: late(gaps), largestTask: largestTasks[step] })),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
