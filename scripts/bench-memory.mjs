/**
 * `npm run -s bench:memory`: builds the site and plays large puzzles in the formula lab in Chromium, each in a browser of its own. Prints JSON: the most
 * memory that the whole renderer held (page, worker and Chromium's own code together, resident, in MB), how much of it at most was its own (anonymous pages,
 * which are not parts of files; sampled every 20 ms), both before anything large was done, and how long it all took (in ms, the screen's work included).
 * Linux only: memory is read from /proc.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { servedSite } from './bench-site.mjs';

const { chromium, launch, server, site } = await servedSite();

/** @typedef {import('playwright-core').Page} Page */

const LONGEST = 600_000;

/**
 * Waits until an element says something, and looks seldom: a search through a page of many long texts takes memory of its own.
 * @param {Page} page @param {string} selector @param {string} text
 */
async function says(page, selector, text) {
  await page.waitForFunction(
    ([where, what]) => document.querySelector(where)?.textContent?.includes(what),
    [selector, text],
    {
      polling: 500,
      timeout: LONGEST,
    },
  );
}

/** Muddy children to whom the father speaks, and who then say in every round that nobody knows, as long as it is true: a file. @param {number} children */
function muddyFile(children) {
  const numbers = Array.from({ length: children }, (_, index) => index + 1);
  const atoms = numbers.map((number) => `m${number}`);
  const nobodyKnows = { announce: `AND(${numbers.map((number) => `~Kw c${number} m${number}`).join()})` };
  return JSON.stringify({
    format: 'kripketown-structure',
    version: 1,
    atoms,
    agents: numbers.map((number) => ({ name: `c${number}`, sees: atoms.toSpliced(number - 1, 1) })),
    actual: atoms,
    steps: [{ announce: `OR(${atoms.join()})` }, ...numbers.slice(1).map(() => nobodyKnows)],
    queries: [{ kind: 'VALID?', formula: 'Kw c1 m1' }],
  });
}

/** @type {Record<string, { example: string, play: (page: Page) => Promise<void> }>} */
const puzzles = {
  'muddy children, 200, all muddy, all rounds': {
    example: 'coin',
    play: async (page) => {
      // A file on the disk, as a person chooses it: what is handed over from here would first be taken apart on the page, byte by byte.
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kripketown-'));
      const file = path.join(folder, 'muddy.json');
      fs.writeFileSync(file, muddyFile(200));
      await page.getByTestId('open-lab-file').setInputFiles(file);
      await says(page, '.lab-timeline [aria-current] small', '1 world');
      await says(page, '.lab-said', 'true at every world');
      fs.rmSync(folder, { recursive: true });
    },
  },
  'dining cryptographers, 100': {
    example: 'cryptographers100',
    play: async (page) => {
      await page.getByRole('tab', { name: 'Update' }).click();
      await page.getByRole('button', { name: 'Announce to all' }).click();
      await page.locator('.lab-timeline li').nth(2).waitFor({ timeout: LONGEST });
      await page.locator('.lab-formula').getByRole('combobox').fill('K d1 ~paid0 & ~K d1 paid3');
      await page.getByText('true at the actual world').waitFor({ timeout: LONGEST });
    },
  },
  'Russian cards, kept as a law': {
    example: 'russianCards',
    play: async (page) => {
      await page.getByRole('button', { name: 'Keep as a law' }).click();
      await page.getByRole('tab', { name: 'Update' }).click();
      await page.getByRole('button', { name: 'Announce to all' }).click();
      await page.locator('.lab-timeline li').nth(3).waitFor({ timeout: LONGEST });
    },
  },
  'Sum and Product to 100': {
    example: 'sumAndProduct',
    play: async (page) => {
      const { length } = await page.locator('.lab-timeline li').all();
      await page.getByRole('tab', { name: 'Truth' }).click();
      const watched = await page.locator('.lab-watched .formula-use').all();
      await page.locator('.lab-watched small', { hasText: '/' }).first().waitFor({ timeout: LONGEST });
      for (let step = 0; step < watched.length; step++) {
        await page.getByRole('tab', { name: 'Truth' }).click();
        await page.locator('.lab-watched .formula-use').nth(step).click();
        await page.getByRole('tab', { name: 'Update' }).click();
        await page.getByRole('button', { name: 'Announce to all' }).click();
        await page
          .locator('.lab-timeline li')
          .nth(length + step)
          .waitFor({ timeout: LONGEST });
      }
      await page.locator('.lab-timeline [aria-current]', { hasText: '1 world' }).waitFor();
    },
  },
};

/** The renderers of a browser, by their numbers. @param {number} browser */
function renderersOf(browser) {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const command = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return command.includes('--type=renderer') && isBelow(Number(name), browser);
      } catch {
        return false;
      }
    });
}

/** Whether a process descends from another. @param {number} process_ @param {number} ancestor */
function isBelow(process_, ancestor) {
  for (let at = process_; at > 1;) {
    if (at === ancestor) return true;
    const [, parent] = /^PPid:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${at}/status`, 'utf8')) ?? [];
    at = Number(parent ?? 0);
  }
  return false;
}

/** What the kernel says of a process's memory under a name, in MB; 0 if it has ended. @param {string} number @param {string} name */
function memoryOf(number, name) {
  try {
    const status = fs.readFileSync(`/proc/${number}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** @type {Record<string, Record<'megabytes' | 'own' | 'before' | 'ownBefore' | 'milliseconds', number>>} */
const figures = {};
try {
  for (const [name, { example, play }] of Object.entries(puzzles)) {
    const started = await chromium.launchServer(launch);
    const browser = await chromium.connect(started.wsEndpoint());
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      page.setDefaultTimeout(LONGEST);
      await page.goto(site);
      await page.waitForSelector('svg .world');
      await page.keyboard.press('l');
      await page.locator('.lab .model-node').first().waitFor();
      const most = (/** @type {string} */ what) =>
        Math.max(...renderersOf(started.process().pid ?? 0).map((number) => memoryOf(number, what)));
      const before = most('VmHWM');
      const ownBefore = most('RssAnon');
      let own = ownBefore;
      const sampling = setInterval(() => {
        own = Math.max(own, most('RssAnon'));
      }, 20);
      const start = performance.now();
      await page.getByLabel('Begin with…').selectOption(example);
      await page.locator('.lab-timeline li').nth(1).waitFor();
      await play(page);
      const milliseconds = Math.round(performance.now() - start);
      clearInterval(sampling);
      figures[name] = { megabytes: most('VmHWM'), own, before, ownBefore, milliseconds };
    } finally {
      await browser.close();
      await started.close();
    }
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await server.close();
}
