import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, openApp, type AppOptions } from './harness.ts';
import { standsAt } from './page.ts';

// Structures of any size in the lab: kept as a law, asked in a worker.

async function openLab(options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await page.keyboard.press('l');
  await page.locator('.lab .model-node').first().waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const field = (page: Page) => page.locator('.lab-formula').getByRole('combobox');
const parts = (page: Page) => page.locator('.lab-graph .model-node');
const steps = (page: Page) => page.getByRole('region', { name: 'Steps in the lab' }).getByRole('button');

async function openText(page: Page, text: string): Promise<void> {
  await tab(page, 'Text');
  await page.getByLabel('Model as text').fill(text);
  await page.getByRole('button', { name: 'Open this text' }).click();
}

/** As many muddy children in SMCDEL’s format. */
function muddyText(children: number): string {
  const numbers = Array.from({ length: children }, (_, index) => index + 1);
  const observed = numbers.map((child) => `c${child}: ${numbers.filter((other) => other !== child).join()}`);
  return `VARS ${numbers.join()}\nLAW Top\nOBS ${observed.join('\n')}\nVALID? OR(${numbers.join()})\n`;
}

test('a hundred muddy children as text: announced to, asked, divided into parts, undone, and opened again by a link', async () => {
  const page = await openLab();
  await openText(page, muddyText(100));
  await steps(page).filter({ hasText: 'Opened: A model from text≈ 1.3 × 10³⁰ worlds' }).waitFor();
  await tab(page, 'Law');
  await page.getByText('Exactly 1,267,650,600,228,229,401,496,703,205,376.').waitFor();
  await page.getByText('No world is actual.').waitFor();
  for (const atom of ['1', '2', '3']) await page.locator('.lab-panel').getByLabel(atom, { exact: true }).check();
  await page.getByRole('button', { name: 'Make it actual' }).click();
  await page.getByText('True in it: 1, 2 and 3.').waitFor();
  await page.getByText('true at the actual world').waitFor();

  // The father speaks; then twice nobody knows.
  const ignorance = `AND(${Array.from({ length: 100 }, (_, index) => `~Kw c${index + 1} ${index + 1}`).join()})`;
  await tab(page, 'Update');
  await page.getByRole('button', { name: 'Announce to all' }).click();
  await steps(page)
    .filter({ hasText: /^Announced: 1 ∨ 2 .*− 1$/ })
    .waitFor();
  await field(page).fill(ignorance);
  for (const left of ['− 100', '− 4,950']) {
    await page.getByRole('button', { name: 'Announce to all' }).click();
    await steps(page).filter({ hasText: left }).waitFor();
  }
  await field(page).fill('Kw c1 1 & ~Kw c4 4');
  await page.getByText('true at the actual world').waitFor();

  // Parts by the atoms of the formula: two of them are possible for c4.
  await expect.poll(() => parts(page).count()).toBe(4);
  await page.getByLabel('Show what is possible for').selectOption('c4');
  await expect.poll(() => page.locator('.lab-graph .model-node.marked').count()).toBe(2);
  await page.locator('.lab-graph .model-node.actual').click();
  await page.getByText('c4 holds 1 of them possible.').waitFor();

  await tab(page, 'Why');
  await page.locator('.lab-panel select').selectOption('c1');
  await field(page).fill('1');
  await page.getByText('c1 knows it.').waitFor();
  await page.getByText('Step 3 ruled 1 world out for all, such as').waitFor();
  await tab(page, 'Compare');
  await expect.poll(() => page.locator('.lab-whether tbody tr').count()).toBe(100);
  await page.getByPlaceholder('Second formula').fill('1 & 2');
  await page.getByText('Only the second: nowhere.').waitFor();
  await page.getByText(/^Only the first: \{1,3,4\}, .* and ≈ 3\.2 × 10²⁹ more\.$/).waitFor();

  // Undone as far as the father: then c1 knew nothing.
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await field(page).fill('Kw c1 1');
  await page.getByText('false at the actual world').waitFor();
  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click();
  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click();
  await page.getByText('true at the actual world').waitFor();

  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link to this model' }).click();
  await page.getByText(/^The link/).waitFor();
  const { hash } = new URL(page.url());
  const again = await openApp({ hash });
  await again.locator('.lab-timeline button', { hasText: '− 4,950' }).waitFor();
  await again.getByText('true at the actual world').waitFor();
});

test('past the budget there is a message, and all that was there can still be asked; a long work can be stopped', async () => {
  const page = await openLab();
  // Pairs that must be equal, all first halves before all second ones: every set of first halves needs nodes of its own.
  const half = Array.from({ length: 26 }, (_, index) => index + 1);
  const pairs = half.map((one) => `(${one} <-> ${one + 26})`).join(' & ');
  const variables = [...half, ...half.map((one) => one + 26)].join();
  await openText(page, `VARS ${variables} LAW Top OBS a: 1 b: 2 VALID? 1 | 2`);
  await steps(page).filter({ hasText: '≈ 4.5 × 10¹⁵ worlds' }).waitFor();
  await page.getByText('true at ≈ 3.4 × 10¹⁵').waitFor();
  await tab(page, 'Update');
  await field(page).fill(pairs);
  await page
    .getByText(/This needs more than 4,194,304 nodes/)
    .first()
    .waitFor({ timeout: 60_000 });
  await field(page).fill('1 & 2');
  await page.getByText('true at ≈ 1.1 × 10¹⁵').waitFor({ timeout: 60_000 });

  await field(page).fill(pairs);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Stopped before there was an answer.').first().waitFor();
  await field(page).fill('1 | 2');
  await page.getByText('true at ≈ 3.4 × 10¹⁵').waitFor();
}, 120_000);

test('event models, semi-private news and what cannot be done with a law', async () => {
  const page = await openLab();
  await page.getByLabel('Begin with…').selectOption('russianCards');
  // 140 deals are few: they are listed at once.
  await page.getByRole('button', { name: /^Opened: Russian cards/ }).waitFor();
  await expect.poll(() => parts(page).count()).toBe(140);
  await tab(page, 'Edit');
  await page.getByRole('button', { name: 'Keep as a law' }).click();
  await steps(page).filter({ hasText: 'Kept as a law140 worlds' }).waitFor();
  await tab(page, 'Update');
  await page.getByRole('button', { name: 'Announce to all' }).click();
  await steps(page)
    .filter({ hasText: /20 worlds$/ })
    .waitFor();
  await tab(page, 'Events');
  await page.getByRole('button', { name: 'Public change of an atom' }).click();
  await page.getByRole('button', { name: 'Let it happen' }).click();
  await steps(page)
    .filter({ hasText: /^Events: change/ })
    .waitFor();
  await page.getByRole('button', { name: 'Any relations', exact: true }).click();
  await page.getByText(/^A law keeps equivalences only/).waitFor();
  await tab(page, 'Law');
  await page.getByRole('button', { name: 'List its worlds' }).click();
  await steps(page).filter({ hasText: 'Listed world by world20 worlds' }).waitFor();
  await expect.poll(() => parts(page).count()).toBe(20);

  // Private news: the worlds are listed first, and then each has one in which it was told or not.
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await tab(page, 'Events');
  await field(page).fill('Top');
  await page.getByRole('button', { name: 'Private news', exact: true }).click();
  await page.getByRole('button', { name: 'Let it happen' }).click();
  await steps(page)
    .filter({ hasText: /^Events: told, nothing/ })
    .waitFor();
  await steps(page).filter({ hasText: 'Listed world by world20 worlds' }).waitFor();
});

describe('axe finds nothing, and nothing is cut off', () => {
  test.each([
    ['light', 1280, 720],
    ['dark', 1920, 1080],
    ['light', 390, 844],
  ] as const)('in the %s at %i x %i', async (colorScheme, width, height) => {
    const page = await openLab({ colorScheme, width, height });
    await page.getByLabel('Begin with…').selectOption('muddy100');
    await page.getByText('true at the actual world').waitFor();
    await expect.poll(() => parts(page).count()).toBe(8);
    for (const name of ['Law', 'Truth', 'Update', 'Events', 'Why', 'Compare', 'Text']) {
      await tab(page, name);
      await expect.poll(() => page.locator('.lab-busy').count()).toBe(0);
      expect([name, await axe(page)]).toEqual([name, []]);
      const over = await page.locator('.lab .dialog-inside').evaluate((inside) => {
        const panel = inside.querySelector('.tab-panel');
        return [inside.scrollWidth - inside.clientWidth, panel === null ? 0 : panel.scrollWidth - panel.clientWidth];
      });
      expect([name, over]).toEqual([name, [0, 0]]);
    }
  });
});
