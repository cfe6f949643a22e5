import { describe, expect, test } from 'vitest';
import { openApp } from './harness.ts';
import {
  attributeOf,
  boxesOf,
  countOf,
  decide,
  hashOf,
  markupOf,
  possible,
  seenBy,
  standsAt,
  stepOn,
  textOf,
  textsOf,
  widthOf,
} from './page.ts';
import { settled } from './settled.ts';

describe('the first visit', () => {
  test('finds a game of Salem that is ready to be stepped', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await possible(page).toBe(120);
    await countOf(page.locator('g.world')).toBe(120);
    await page.getByRole('button', { name: 'Step on' }).click();
    await standsAt(page, 1);
    await page.locator('.timeline').getByRole('heading', { name: 'Night 1' }).waitFor();
  });

  test.each([
    [1280, 720],
    [1920, 1080],
  ])('fits into %i x %i without scrolling', async (width, height) => {
    const page = await openApp({ width, height });
    await stepOn(page, 0, 2);
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    await expect.poll(size).toEqual([width, height]);
  });

  test.each([
    [820, 1180],
    [390, 844],
  ])('at %i x %i nothing sticks out sideways', async (width, height) => {
    const page = await openApp({ width, height, hasTouch: true });
    await standsAt(page, 0);
    expect(await widthOf(page)).toBe(width);
  });
});

describe('stepping', () => {
  test('T14, T17 each step prunes worlds, and ghosts keep the reason', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await stepOn(page, 0, 1);
    await possible(page).toBe(24);
    const ghost = page.locator('g.world.pruned [aria-label]').first();
    await attributeOf(ghost, 'aria-label').toMatch(/Ruled out for everybody\. Night 1: .* died and was the /);
    await page.keyboard.press('ArrowLeft');
    await standsAt(page, 0);
    await possible(page).toBe(120);
    await countOf(page.locator('g.world.pruned')).toBe(0);
  });

  test('worlds keep their places from step to step', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await countOf(page.locator('g.world')).toBe(120);
    const places = () =>
      page.locator('g.world').evaluateAll((worlds) => worlds.map((world) => world.getAttribute('transform')));
    const before = await places();
    await stepOn(page, 0, 3);
    await expect.poll(places).toEqual(before);
  });

  test('nothing of the page jumps when the game is stepped', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    const boxes = () => boxesOf(page, '.panel');
    const before = await boxes();
    for (let step = 0; step < 4; step++) {
      await stepOn(page, step, step + 1);
      expect(await boxes()).toEqual(before);
    }
    await page.keyboard.press('1');
    await seenBy(page, 1);
    expect(await boxes()).toEqual(before);
  });

  test('the slider scrubs', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.keyboard.press('End');
    await page.getByText(/^The game is over/).waitFor();
    const slider = page.getByRole('slider', { name: 'Step' });
    await slider.fill('2');
    await standsAt(page, 2);
    await slider.press('ArrowLeft');
    await standsAt(page, 1);
    await attributeOf(slider, 'aria-valuetext').toMatch(/^Step 1: Night 1$/);
  });

  test('playing goes on by itself until it is paused', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.getByRole('button', { name: 'Play' }).click();
    await standsAt(page, 2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });
});

describe('the viewpoint', () => {
  test('T1 a player’s page shows neither the seed nor anybody else’s card', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await countOf(page.locator('.timeline .line-text')).toBe(5);
    await page.getByRole('button', { name: 'Eve', exact: true }).click();
    await seenBy(page, 5);
    expect(await markupOf(page)).not.toContain('1721');
    await countOf(page.locator('.actual-ring')).toBe(0);
    await textsOf(page.locator('.timeline .line-text')).toEqual([expect.stringMatching(/^You are the /)]);
    const seats = page.getByRole('group', { name: 'The town, as Eve knows it' }).getByRole('button');
    const told = () => seats.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
    await expect.poll(async () => (await told()).filter((label) => label.includes('may be'))).toHaveLength(4);
    await hashOf(page).toBe('');
  });

  test('pointing at a player shows the teacher the cell of that player', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.getByRole('button', { name: /^Cat, .* Enter Cat’s thoughts$/ }).hover();
    await possible(page).toBe(24);
    await countOf(page.locator('g.cell')).toBe(1);
  });

  test('pointing at a world says who is what there', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await page.locator('g.world').nth(7).hover();
    await textOf(page.locator('.worlds-note')).toMatch(/^Ann \w+, Bob \w+, Cat \w+, Dan \w+, Eve \w+\./);
  });
});

describe('by hand', () => {
  test('a seat is taken over, chooses in its own viewpoint, and is given back', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await decide(page, 'Ann', 'hand');
    await page.keyboard.press('1');
    await page.locator('.moves button').first().waitFor();
    await settled(page);
    const label = await page.locator('.moves button').first().innerText();
    await page.locator('.moves button').first().click();
    await standsAt(page, 1);
    const [verb, name] = label.split(' ');
    await page
      .locator('.timeline')
      .getByText(new RegExp(`^You ${verb.toLowerCase()}\\w* ${name}\\.`))
      .waitFor();
    await decide(page, 'Ann', 'informed');
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 2);
  });

  test('T19 somebody shares by hand, T5 and what is not known is refused with the reason', async () => {
    const page = await openApp();
    await stepOn(page, 0, 1);
    await page.getByRole('button', { name: 'Say something to all' }).click();
    await page.getByRole('textbox', { name: 'Announce a formula' }).fill('gfr(Dan)');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await textOf(page.getByRole('alert')).not.toBe('');
    await page.getByRole('button', { name: 'Share the whole diary' }).click();
    await standsAt(page, 2);
    await page.locator('.timeline').getByText('Ann shared their whole diary.').waitFor();
  });
});

describe('names', () => {
  test('may be long, written from right to left, markup or quotes: nothing breaks and nothing is executed', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    const names = ['<img src=x onerror="document.title=1">', 'שרה', 'x'.repeat(60), `"O'Neil" & co`, '王小明'];
    await page.getByRole('button', { name: 'New game' }).first().click();
    for (const [place, name] of names.entries()) await page.getByLabel(`Name of player ${place + 1}`).fill(name);
    await page.getByRole('textbox', { name: 'Seed' }).fill('49');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await stepOn(page, 0, 3);
    await settled(page);
    expect(await page.title()).toBe('Kripketown');
    await countOf(page.locator('img')).toBe(0);
    expect(await widthOf(page)).toBe(1280);
  });
});

test('on a telephone the page opens at its top, and a step moves nothing but the timeline', async () => {
  const page = await openApp({ width: 390, height: 844 });
  await standsAt(page, 0);
  const top = () => page.evaluate(() => scrollY);
  await settled(page);
  expect([await top(), 'at first']).toEqual([0, 'at first']);
  await stepOn(page, 0, 3);
  await settled(page);
  expect([await top(), 'after three steps']).toEqual([0, 'after three steps']);
});
