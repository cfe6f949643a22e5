import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInBothColours, inEach, openApp, SIZES, type AppOptions } from './harness.ts';
import { attributeOf, countOf, downloadOf, hashOf, inputOf, overflowOf, standsAt, textOf } from './page.ts';
import { settled } from './settled.ts';

async function openLab(options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  if (options.hash === undefined) {
    await standsAt(page, 0);
    await page.keyboard.press('l');
  }
  await page.locator('.lab .model-node').first().waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const world = (page: Page, name: string) => page.locator('.lab-graph .model-node', { hasText: name });
const box = (page: Page, name: string) => world(page, name).locator('.node-box');
const field = (page: Page) => page.locator('.lab-formula').getByRole('combobox');
const worlds = (page: Page) => countOf(page.locator('.lab-graph .model-node'));

async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  await settled(page);
  const bounds = await box(page, name).boundingBox();
  if (bounds === null) throw new Error(`There is no world ${name}.`);
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
}

async function drag(page: Page, from: string, to: { readonly x: number; readonly y: number }): Promise<void> {
  const start = await middleOf(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a model is drawn by the mouse: a world moved, a new one, links, a formula, an announcement, undone', async () => {
  const page = await openLab();
  const before = await middleOf(page, 'w0');
  await drag(page, 'w0', { x: before.x - 60, y: before.y - 90 });
  const after = await middleOf(page, 'w0');
  expect(Math.abs(after.y - (before.y - 90))).toBeLessThan(3);
  expect(Math.abs(after.x - (before.x - 60))).toBeLessThan(3);
  await settled(page);
  const frame = await page.locator('.lab-graph .model-frame').boundingBox();
  if (frame === null) throw new Error('There is no graph.');
  await page.mouse.dblclick(frame.x + frame.width / 2, frame.y + frame.height * 0.8);
  await world(page, 'w2').waitFor();
  await expect.poll(() => page.getByLabel('heads', { exact: true }).isChecked()).toBe(false);
  await page.getByLabel('heads', { exact: true }).check();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await drag(page, 'w2', await middleOf(page, 'w0'));
  await attributeOf(box(page, 'w2'), 'aria-label').toContain('Ann confuses it with w0 and w1.');
  await page.getByRole('button', { name: 'Move', exact: true }).click();

  await field(page).fill('heads & M Ann ~heads');
  await page.getByText('true at 2 of 3 worlds').waitFor();
  await textOf(world(page, 'w1').locator('.node-badge')).toBe('✗');
  await textOf(world(page, 'w2').locator('.node-badge')).toBe('✓');
  await tab(page, 'Update');
  await page
    .getByText(/^Not a successful update: announced in 2 worlds, such as \{.*\}, it becomes false\.$/)
    .waitFor();
  await page.getByRole('button', { name: 'Announce to all' }).click();
  await worlds(page).toBe(2);
  await page.getByText('true at no world').waitFor();
  await page.locator('.lab-graph .node-box').first().focus();
  await page.keyboard.press('Control+z');
  await worlds(page).toBe(3);
  await page.keyboard.press('Control+y');
  await worlds(page).toBe(2);
  await page.getByRole('button', { name: /^Opened: A coin/ }).click();
  await page.getByText('true at 1 of 2 worlds').waitFor();
});

test('the whole way by the keyboard: worlds walked, moved, linked, and completed names', async () => {
  const page = await openLab();
  await page.getByLabel('Begin with…').selectOption('muddy');
  await worlds(page).toBe(8);
  await box(page, 'none').focus();
  const labels = new Set<string | null>();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End']) {
    await page.keyboard.press(key);
    labels.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect(labels.size).toBeGreaterThan(3);
  const before = await middleOf(page, 'none');
  await box(page, 'none').focus();
  await page.keyboard.press('Shift+ArrowDown');
  expect((await middleOf(page, 'none')).y).toBeGreaterThan(before.y + 3);
  await page.keyboard.press('Enter');
  await inputOf(page.getByLabel('Choose a world')).toBe('none');
  await field(page).fill('');
  await field(page).pressSequentially('K A');
  await page.keyboard.press('Enter');
  await inputOf(field(page)).toBe('K Ann ');
  await page.keyboard.press('Escape');
  await box(page, 'none').focus();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await standsAt(page, 0);
});

test('a link holds the whole model, and a file each format', async () => {
  const page = await openLab();
  await page.getByLabel('Begin with…').selectOption('privateNews');
  await tab(page, 'Truth');
  await page.locator('.lab-notation select').first().selectOption('box');
  for (const [label, ending, beginning] of [
    ['JSON, for this program', 'json', '{\n  "format": "kripketown-model"'],
    ['DOT, for graphviz', 'dot', 'graph model {'],
    ['TikZ, for LaTeX', 'tex', '\\'],
    ['SMCDEL’s structure file (S5 only)', 'smcdel.txt', '--'],
    ['Picture as SVG', 'svg', '<svg'],
    ['Picture as PNG', 'png', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Save and share' }).click();
    const saved = await downloadOf(page, () => page.getByRole('button', { name: label, exact: true }).click());
    expect(saved.name).toBe(`kripketown-model.${ending}`);
    const content = saved.content.toString('latin1');
    expect(content.slice(0, beginning.length)).toBe(beginning);
    if (ending === 'svg') expect(content).not.toContain('var(--');
  }
  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link to this model' }).click();
  await hashOf(page).toMatch(/^#m1\./);
  const { hash } = new URL(page.url());

  const again = await openLab({ hash });
  await again.getByRole('button', { name: /^Opened: A model from a link/ }).waitFor();
  await inputOf(field(again)).toBe('K Ann heads');
  await textOf(again.locator('.lab-said .typeset')).toContain('□');
  await tab(again, 'Events');
  await again.getByRole('button', { name: 'Let it happen' }).click();
  await worlds(again).toBe(3);
  // The first game waits behind it.
  await again.keyboard.press('Escape');
  await standsAt(again, 0);
});

test('a link that was changed, and a file of 50 MB, each get a message', async () => {
  const page = await openLab({ hash: 'm1.AAAA' });
  await page.getByText('This link was cut off, or changed on its way.').waitFor();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50_000_000)], 'large.json'));
    return transfer;
  });
  await page.locator('.lab-inside').dispatchEvent('drop', { dataTransfer: data });
  await page.getByText(/^The file is too large/).waitFor();
  await field(page).fill('K Ann '.repeat(10_000));
  await page.locator('.lab-said.faulty').waitFor();
  await field(page).fill('heads');
  await page.getByText('true at 1 of 2 worlds').waitFor();
  const small = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['VARS 1,2\nLAW 1|2\nOBS a: 1  b: 2'], 'small.txt'));
    return transfer;
  });
  await page.locator('.lab-inside').dispatchEvent('drop', { dataTransfer: small });
  await worlds(page).toBe(3);
});

test('a moment of a game opens as a model, and is contracted', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 1);
  await page.getByRole('button', { name: 'Formula lab' }).click();
  await page.getByRole('button', { name: 'From the game' }).click();
  await page.getByText(/^Opened: Salem, step 1/).waitFor();
  // Too many worlds to be drawn one by one: they stand together by atoms.
  await page.locator('.lab-graph .model-node', { hasText: 'loo(Ann)' }).first().waitFor();
  await page.getByLabel('Show what is possible for').selectOption('Ann');
  await page.locator('.lab-graph .model-node.marked').first().waitFor();
  await tab(page, 'Update');
  await page.getByRole('button', { name: 'Contract, without D' }).click();
  await page.getByRole('button', { name: /^Contracted/ }).waitFor();
});

async function openStep(options: AppOptions, steps: number): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await standsAt(page, step);
  }
  await page.locator('.step.current').getByRole('button', { name: 'Open in the lab' }).click();
  return page;
}

test('a step of the game as model, event model and product', async () => {
  const page = await openStep({ width: 1920, height: 1080 }, 2);
  await page.locator('.step-lab-panels').waitFor();
  // Only what Ann and Bob tell apart, and who the Godfather is.
  for (const name of ['Cat', 'Dan', 'Eve', 'loo', 'doc', 'vet', 'may']) {
    const choice = page.locator('.step-lab-choices').getByRole('button', { name, exact: true });
    if ((await choice.count()) === 0) continue;
    await choice.click();
    await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('false');
  }
  const after = page.locator('.step-lab-panel').last().locator('.model-node');
  await after.first().waitFor();
  await after.first().locator('.node-box').focus();
  await expect.poll(() => page.locator('.step-lab .model-node.marked').count()).toBeGreaterThan(2);
  expect(await axeInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enlarge: After' }).click();
  await expect.poll(() => page.locator('.step-lab-panel').count()).toBe(1);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.getByRole('button', { name: 'The step before' }).click();
  await page.getByText(/^Salem, step 1/).waitFor();
});

test('a model that is dropped on the game’s page opens in the lab, and a game does not', async () => {
  const page = await openApp();
  await standsAt(page, 0);
  const drop = async (text: string) => {
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'dropped.txt'));
      return transfer;
    }, text);
    await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
  };
  await drop('{"format":"kripketown","version":99}');
  await page.getByText(/^This file has format 99/).waitFor();
  await drop('VARS 1,2\nLAW 1|2\nOBS a: 1  b: 2');
  await worlds(page).toBe(3);
  await page.getByRole('button', { name: /^Opened: dropped.txt/ }).waitFor();
});

const parts = ['Edit', 'Truth', 'Update', 'Events', 'Why', 'Axioms', 'Compare', 'Text'];

test('axe finds nothing in light or dark', async () => {
  const page = await openLab();
  await page.getByLabel('Begin with…').selectOption('sallyAnne');
  for (const name of parts) {
    await tab(page, name);
    if (name === 'Axioms') {
      await tab(page, 'Events');
      await page.getByRole('button', { name: 'Let it happen' }).click();
      await tab(page, name);
      await page.getByRole('button', { name: 'Sally, T: fails' }).click();
    }
    expect([name, await axeInBothColours(page)]).toEqual([name, []]);
  }
});

test('nothing is cut off in any size', async () => {
  const page = await openLab({ width: 390, height: 844 });
  await page.getByLabel('Begin with…').selectOption('muddy');
  await worlds(page).toBe(8);
  for (const name of parts) {
    await tab(page, name);
    await inEach(page, SIZES, async ({ width }) => {
      for (const part of ['.lab .dialog-inside', '.lab .tab-panel']) {
        expect([width, name, part, await overflowOf(page.locator(part))]).toEqual([width, name, part, 0]);
      }
    });
  }
});
