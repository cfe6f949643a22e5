import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, openApp, screenshot, type AppOptions } from './harness.ts';
import { decide, seenBy, standsAt, stepOn, tabTo } from './page.ts';

/** A house with so many guests and rooms. */
async function house(players: number, rooms: number, options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('Rooms');
  await page.getByText('Rules that can be changed').click();
  await page.getByRole('spinbutton', { name: /^Rooms/ }).fill(String(rooms));
  await page.getByRole('combobox', { name: /^Number of players/ }).selectOption(String(players));
  await page.getByRole('textbox', { name: 'Seed' }).fill('12');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page
    .locator('.hallway-drawing .guest')
    .nth(players - 1)
    .waitFor();
  return page;
}

describe('the hallway of Rooms', () => {
  test.each([
    [5, 8, 1280, 720, 'light'],
    [10, 15, 1280, 720, 'dark'],
    [10, 15, 390, 844, 'dark'],
    [20, 30, 1920, 1080, 'light'],
    [20, 30, 1280, 720, 'dark'],
    [20, 30, 820, 1180, 'light'],
    [20, 30, 390, 844, 'light'],
  ] as const)('%i guests and %i rooms at %i x %i, %s', async (players, rooms, width, height, colorScheme) => {
    const page = await house(players, rooms, { width, height, colorScheme });
    const picture = async (name: string) => {
      await page.locator('.board .panel-title').scrollIntoViewIfNeeded();
      await screenshot(page, `hallway-${players}-${width}-${name}`);
    };
    await picture('dealt');
    await stepOn(page, 0, 3);
    await picture('night');
    expect(await axe(page, '.board')).toEqual([]);
    await page.getByRole('button', { name: 'Next stage' }).click();
    await picture('stage');
    expect(await axe(page, '.board')).toEqual([]);
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await picture('player');
    expect(await axe(page, '.board')).toEqual([]);
    await page.keyboard.press('0');
    await stepOn(page, 3, 4);
    await picture('vote');
    expect(await axe(page, '.board')).toEqual([]);
    await stepOn(page, 4, 7);
    await picture('second');
    await page.keyboard.press('2');
    await seenBy(page, 2);
    await picture('memory');
    await page.getByRole('tab', { name: 'Nights' }).click();
    await picture('plan');
    expect(await axe(page, '.board')).toEqual([]);
  });

  test('ten by keyboard through one night: an order, the stages, a guest’s thoughts, the plan of the nights', async () => {
    const page = await house(10, 15);
    await decide(page, 'Ann', 'by hand');
    await page.keyboard.press('1');
    await stepOn(page, 0, 1);
    await tabTo(page, 'Go to room 6');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Do nothing');
    await page.keyboard.press('Enter');
    await standsAt(page, 2);
    await page
      .getByText(/^You set out for room 6/)
      .first()
      .waitFor();
    await page.keyboard.press('0');
    await page.getByRole('listitem', { name: /^Ann wants to go from room \d+ to room 6$/ }).waitFor();
    await stepOn(page, 2, 3);
    const stages = page.getByRole('region', { name: 'Stages of the night' });
    await stages.waitFor();
    await tabTo(page, 'Next stage');
    const titles: string[] = [];
    for (let last = false; !last;) {
      await page.keyboard.press('Enter');
      const title = await stages.getByRole('status').innerText();
      const [, number, of] = /^Stage (\d+) of (\d+): /.exec(title) ?? [];
      titles.push(title);
      last = number === of;
    }
    expect(titles.some((title) => title.endsWith(': Moves'))).toBe(true);
    expect(await axe(page, '.board')).toEqual([]);
    await tabTo(page, /^Cat, .*(in|died in) room \d+/, '.guest *');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What Cat knows' }).waitFor();
    await tabTo(page, 'Hallway');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('table', { name: /^Who slept where/ }).waitFor();
    await standsAt(page, 3);
  });
});
