/**
 * What every browser test needs. All files share the one Chromium of `harness.setup.ts`, and each worker keeps its contexts, and in each of them a page that opens
 * all others: these then need no process of their own, and find their code compiled. That takes less than half the processor time.
 */
import axeCore from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { countQuestions, countRequests, settled } from './settled.ts';

/** How large a page is looked at, and in which colours. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** A telephone, a tablet, a laptop and a large screen. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** The two in which a game is looked at from beginning to end. */
export const LAPTOP_AND_LARGE = [
  { width: 1280, height: 720, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
] as const;

export interface AppOptions extends Look {
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What follows `#` in the address. */
  readonly hash?: string;
  readonly hasTouch?: boolean;
}

let browser: Promise<Browser> | undefined;
/** The pages that open all others: one those that are touched, and one the others. */
const openers = new Map<boolean, Promise<Page>>();
/** The pages of the running test. */
let opened: Page[] = [];
/** What pages reported since the last test. */
let problems: string[] = [];

async function newOpener(hasTouch: boolean): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({ hasTouch, locale: 'en-GB' });
  await countQuestions(context);
  const opener = await context.newPage();
  await opener.goto(`${inject('site')}favicon.svg`);
  return opener;
}

/** A new window, with nothing in it yet. */
async function newWindow(hasTouch: boolean): Promise<Page> {
  const known = openers.get(hasTouch) ?? newOpener(hasTouch);
  openers.set(hasTouch, known);
  const opener = await known;
  const [page] = await Promise.all([
    opener.waitForEvent('popup'),
    opener.evaluate(() => {
      window.open('about:blank');
    }),
  ]);
  return page;
}

function watch(page: Page, site: string): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(?:data|blob):/.test(url)) problems.push(`request to another place: ${url}`);
  });
}

/**
 * Empties what earlier pages stored. KRIPKETOWN_SLOW makes pages so many times slower, to show that the tests wait for what
 * they look at.
 */
async function prepare(page: Page, site: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' });
  const rate = Number(process.env['KRIPKETOWN_SLOW'] ?? 1);
  if (rate !== 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

async function takeLook(page: Page, { width = 1280, height = 720, colorScheme = 'light' }: Look): Promise<void> {
  await Promise.all([page.setViewportSize({ width, height }), page.emulateMedia({ colorScheme })]);
}

/** Looks at what a page shows in several ways, as if its window were resized and its colours changed: `see` finds it at rest. */
export async function inEach<Each extends Look>(
  page: Page,
  looks: readonly Each[],
  see: (look: Each) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    await takeLook(page, look);
    await settled(page);
    await see(look);
  }
}

/** Violations of accessibility rules in each look, as `axe` tells them. */
export async function axeInEach(page: Page, looks: readonly Look[], within?: string): Promise<string[]> {
  const found: string[] = [];
  await inEach(page, looks, async ({ width = 1280, colorScheme = 'light' }) => {
    found.push(...(await axe(page, within)).map((violation) => `${width} ${colorScheme}: ${violation}`));
  });
  return found;
}

/** Violations of accessibility rules in light and in dark colours, as `axe` tells them; other colours change nothing but contrasts. */
export async function axeInBothColours(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page, within, ['color-contrast']);
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}

/** Opens the built application in a new window with empty storage. */
export async function openApp(options: AppOptions = {}): Promise<Page> {
  const site = inject('site');
  const page = await newWindow(options.hasTouch ?? false);
  opened.push(page);
  watch(page, site);
  countRequests(page);
  await Promise.all([
    takeLook(page, options),
    page.emulateMedia({ reducedMotion: options.reducedMotion ?? 'reduce' }),
    prepare(page, site),
  ]);
  await page.goto(options.hash === undefined ? site : `${site}#${options.hash.replace(/^#/, '')}`);
  return page;
}

/**
 * Closes the pages of a test.
 *
 * @throws if a page reported an error.
 */
export async function closePages(): Promise<void> {
  const pages = opened;
  opened = [];
  await Promise.all(pages.map((page) => page.close()));
  const found = problems;
  problems = [];
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Violations of accessibility rules (all, or those named) in the page at rest, one readable line for each element; an empty list is a pass. */
export async function axe(page: Page, within = 'html', rules: readonly string[] = []): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ selector, named }) => {
      const options: axeCore.RunOptions = {
        resultTypes: ['violations'],
        // Only a rule about styles for a turned screen, which is off, would need all style sheets fetched again.
        preload: false,
        ...(named.length > 0 && { runOnly: named }),
      };
      // A third of the time goes into telling where each element is; that is done only for what is wrong.
      const { violations: found } = await window.axe.run(selector, { ...options, selectors: false });
      if (found.length === 0) return [];
      const { violations } = await window.axe.run(selector, options);
      return violations.flatMap(({ id, impact, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} (${impact ?? 'unrated'}): ${help}: ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
        ),
      );
    },
    { selector: within, named: [...rules] },
  );
}

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}
