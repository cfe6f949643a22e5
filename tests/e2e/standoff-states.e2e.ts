import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, inEach, openApp } from './harness.ts';
import { countOf, downloadOf, linkOf, overflowOf, standsAt } from './page.ts';
import { settled } from './settled.ts';
import { dealStandoff as deal, openStandoffLab as openLab, tab } from './standoff-page.ts';

/** To the end of the game. */
async function playOut(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.getByText(/^The game is over/).waitFor();
}

describe('the states', () => {
  test('the graph is walked, the game goes to a state of its path, and branches off to another', async () => {
    const page = await deal({});
    await playOut(page);
    await openLab(page);
    await page.getByText('The thick line is the path of this game.').waitFor();
    await countOf(page.locator('.state-mark.here.end')).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.locator('.state-mark.here').focus();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'On the game’s path' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The game stands here' }).waitFor();
    await standsAt(page, 1);
    // A state that the game did not come to: one of those that may follow, and what may follow that.
    await settled(page);
    const here = await page.locator('.state-mark.here').getAttribute('data-mark');
    await page.locator('.followers button').last().click();
    await page.locator(`.state-mark.current:not([data-mark="${here}"])`).waitFor();
    await page.getByRole('button', { name: 'Go there as a branch' }).click();
    await page.getByRole('heading', { name: 'The game stands here' }).waitFor();
    await page.keyboard.press('Escape');
    await standsAt(page, 2);
  });

  test('exact chances of another set-up, and nearer', async () => {
    const page = await deal({});
    await openLab(page);
    await page.getByRole('combobox', { name: /^Evil/ }).selectOption('2');
    await page.getByRole('combobox', { name: /^Picking up/ }).selectOption('all pick up');
    await page.getByText(/\(126 with names\)/).waitFor();
    await page.locator('.state-mark').first().click();
    await page.getByText('4055/6048').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Zoom in (+)' }).click();
    await page.locator('.states-frame.zoomed').waitFor();
  });
});

describe('does being evil pay?', () => {
  test('S16: the chart by keyboard, the table of fractions, and both saved', async () => {
    const page = await deal({});
    await openLab(page);
    await tab(page, 'Does being evil pay?');
    await page.locator('.pay-line').first().waitFor();
    await page.getByRole('combobox', { name: /^The good play/ }).selectOption('cautious');
    await page.getByRole('combobox', { name: /^The evil play/ }).selectOption('predator');
    await page.getByRole('row', { name: '0 4.000 4 0.750 3/4 being good' }).waitFor();
    const chart = page.getByRole('application');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('With 0 of the others evil: good expects 4 points, evil 3/4; being good pays more.').waitFor();
    expect(await axe(page)).toEqual([]);
    for (const [kind, beginning] of [
      ['CSV', 'others_evil,good_exact'],
      ['SVG', '<svg'],
      ['PNG', '\u0089PNG'],
    ] as const) {
      const saved = await downloadOf(page, () => page.getByRole('button', { name: kind, exact: true }).click());
      expect(saved.name).toBe(`kripketown-standoff-pay-4-players-cautious-predator.${kind.toLowerCase()}`);
      const content = saved.content.toString('latin1');
      expect(content.startsWith(beginning)).toBe(true);
      if (kind === 'CSV') expect(content).toContain('0,4,4,3/4,0.75,good');
      if (kind === 'SVG') expect(content).not.toContain('var(--');
    }
  });
});

describe('a series', () => {
  test('S16: two rounds by the same players, each with its points, gone back to, and kept in a link', async () => {
    const page = await deal({});
    await playOut(page);
    await openLab(page);
    await tab(page, 'Series');
    await page.getByRole('button', { name: 'Next game: deal anew' }).click();
    await page.getByRole('button', { name: 'Go to game 1' }).waitFor();
    await page.keyboard.press('Escape');
    await standsAt(page, 0);
    await playOut(page);
    await openLab(page);
    await tab(page, 'Series');
    const rows = page.locator('.series-table tbody tr');
    await countOf(rows).toBe(2);
    await countOf(rows.filter({ hasText: 'still going' })).toBe(0);
    await settled(page);
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].slice(1, 5).map((cell) => Number(cell.textContent))),
    );
    const sums = await page
      .locator('.series-table tfoot td strong')
      .evaluateAll((all) => all.map((cell) => Number(cell.textContent)));
    expect(sums).toEqual(cells[0].map((points, player) => points + cells[1][player]));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go to game 1' }).click();
    await page.getByRole('button', { name: 'Go to game 2' }).waitFor();
    await page.keyboard.press('Escape');
    const again = await openApp({ hash: await linkOf(page) });
    await again.locator('.stances').first().waitFor();
    await again.keyboard.press('s');
    await tab(again, 'Series');
    await again.getByRole('button', { name: 'Go to game 2' }).waitFor();
    await expect.poll(() => again.locator('.series-table tfoot td strong').allInnerTexts()).toEqual(sums.map(String));
  });
});

test('nothing is cut off in any size', async () => {
  const looks = [
    { width: 390, height: 844 },
    { width: 820, height: 1180, colorScheme: 'dark' },
    { width: 1280, height: 720, colorScheme: 'dark' },
    { width: 1920, height: 1080 },
  ] as const;
  const page = await deal(looks[0], { players: '6', seed: '5' });
  await playOut(page);
  await page.getByRole('button', { name: 'Standoff lab' }).click();
  await page.locator('.state-mark').first().waitFor();
  for (const name of ['States', 'Does being evil pay?', 'Series', 'Classroom, live']) {
    await tab(page, name);
    if (name.startsWith('Does')) await page.locator('.pay-line').first().waitFor();
    await inEach(page, looks, async ({ width }) => {
      expect([width, name, await overflowOf(page.locator('.balance .tab-panel'))]).toEqual([width, name, 0]);
      expect([width, name, await axe(page)]).toEqual([width, name, []]);
    });
  }
});
