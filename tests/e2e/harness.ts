/**
 * What every browser test needs. Importing it gives the test file one Chromium, started when the first page is opened
 * and closed after the last test; it fails a test in which a page reported an error.
 */
import fs from 'node:fs';
import path from 'node:path';
import axeCore from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { countQuestions, countRequests, settled } from './settled.ts';

const screens = path.resolve(import.meta.dirname, '../../.cache/screens');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface AppOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What follows `#` in the address. */
  readonly hash?: string;
  readonly hasTouch?: boolean;
}

let browser: Promise<Browser> | undefined;
/** What pages reported since the last test. */
let problems: string[] = [];
/** Contexts opened in the running test; undefined between tests: pages of a beforeAll stay until the end. */
let opened: BrowserContext[] | undefined;

/** Playwright gives each browser that it launches a fresh user data directory. */
async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: `apt-get install chromium`, or let CHROMIUM name its path.');
  }
  return chromium.launch({ executablePath, args: flags });
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

/** KRIPKETOWN_SLOW makes pages so many times slower, to show that the tests wait for what they look at. */
async function slow(page: Page): Promise<void> {
  const rate = Number(process.env['KRIPKETOWN_SLOW'] ?? 1);
  if (rate === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens the built application in a new window with empty storage. */
export async function openApp(options: AppOptions = {}): Promise<Page> {
  const site = inject('site');
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 720 },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'reduce',
    hasTouch: options.hasTouch ?? false,
    locale: 'en-GB',
  });
  opened?.push(context);
  await countQuestions(context);
  const page = await context.newPage();
  watch(page, site);
  countRequests(page);
  await slow(page);
  await page.goto(options.hash === undefined ? site : `${site}#${options.hash.replace(/^#/, '')}`);
  return page;
}

/** What the page has reported since it was last asked. */
function takeProblems(): string[] {
  const taken = problems;
  problems = [];
  return taken;
}

/** Violations of accessibility rules in the page at rest, one readable line for each element; an empty list is a pass. */
export async function axe(page: Page, within = 'html'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (selector) => {
    const options: axeCore.RunOptions = {
      resultTypes: ['violations'],
      // Only a rule about styles for a turned screen, which is off, would need all style sheets fetched again.
      preload: false,
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
  }, within);
}

/** Saves a picture of the page at rest to .cache/screens/ and returns its path. */
export async function screenshot(page: Page, name: string): Promise<string> {
  fs.mkdirSync(screens, { recursive: true });
  await settled(page);
  const file = path.join(screens, `${name}.png`);
  await page.screenshot({ path: file });
  return file;
}

beforeEach(() => {
  opened = [];
});

afterEach(async () => {
  const contexts = opened ?? [];
  opened = undefined;
  await Promise.all(contexts.map((context) => context.close()));
  const found = takeProblems();
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(async () => {
  if (browser !== undefined) await (await browser).close();
});

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}
