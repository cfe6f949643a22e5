import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, axeInEach, openApp, type AppOptions } from './harness.ts';
import { actsTold, unreadable } from './hallway-reading.ts';
import { chooseGame, decide, hurryOn, seenBy, standsAt, stepOn, tabTo, textsOf } from './page.ts';

/** With this seed a game of five has a second night. */
const LONGER = '8';

/** A house with so many guests and rooms. */
async function house(players: number, rooms: number, options: AppOptions = {}): Promise<Page> {
  const page = await openApp(options);
  await standsAt(page, 0);
  await chooseGame(page, 'Rooms');
  await page.getByText('Rules that can be changed').click();
  await page.getByRole('spinbutton', { name: /^Rooms/ }).fill(String(rooms));
  await page.getByRole('combobox', { name: /^Number of players/ }).selectOption(String(players));
  await page.getByRole('textbox', { name: 'Seed' }).fill(players === 5 ? LONGER : '12');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page
    .locator('.hallway-drawing .guest')
    .nth(players - 1)
    .waitFor();
  return page;
}

/** The votes stand below the hallway in every size, as what happened tells them. */
async function votesAreTold(page: Page, looks: readonly { readonly width: number; readonly height: number }[]) {
  const happened = await page.getByText(/^Vote: /).innerText();
  const tallies = [...happened.matchAll(/\d+ for (\S+) \(([^)]+)\)/g)].map(([, whom, voters]) => {
    const count = voters.split(', ').length;
    return `votes for ${whom}${count === 1 ? '' : ` (${count})`}: ${voters}`;
  });
  expect(tallies.length).toBeGreaterThan(0);
  for (const { width, height } of looks) {
    await page.setViewportSize({ width, height });
    const { told, unseen } = await actsTold(page);
    expect(told.toSorted()).toEqual(tallies.toSorted());
    expect(unseen).toEqual([]);
  }
  await page.setViewportSize(looks[0]);
}

describe('the hallway of Rooms', () => {
  test.each([
    [5, 8, [{ width: 1280, height: 720 }]],
    [
      10,
      15,
      [
        { width: 1280, height: 720, colorScheme: 'dark' },
        { width: 390, height: 844, colorScheme: 'dark' },
      ],
    ],
    [
      20,
      30,
      [
        { width: 1920, height: 1080 },
        { width: 1280, height: 720, colorScheme: 'dark' },
        { width: 820, height: 1180 },
        { width: 390, height: 844 },
      ],
    ],
  ] as const)('%i guests and %i rooms in every size', async (players, rooms, looks) => {
    const page = await house(players, rooms, looks[0]);
    // One size at a time, by turns: a house of twenty is much to go through.
    let checks = 0;
    const check = () => axeInEach(page, [looks[checks++ % looks.length]], '.board');
    const names = await page.locator('.viewpoint:not(:first-of-type)').allInnerTexts();
    const read = async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      return unreadable(page, names);
    };
    expect(names).toHaveLength(players);
    expect(await read()).toEqual([]);
    // More lines than are in sight are counted, so that it is seen that there are more.
    await textsOf(page.locator('.count-more')).toEqual(players > 5 ? [`${players} players ▾`] : []);
    await hurryOn(page, 0, 3);
    await page.getByRole('button', { name: 'Next stage' }).click();
    expect(await check()).toEqual([]);
    expect(await read()).toEqual([]);
    await hurryOn(page, 3, 4);
    expect(await check()).toEqual([]);
    await votesAreTold(page, looks);
    await hurryOn(page, 4, 7);
    expect(await read()).toEqual([]);
    await page.keyboard.press('2');
    await seenBy(page, 2);
    expect(await check()).toEqual([]);
    expect(await read()).toEqual([]);
    await page.getByRole('tab', { name: 'Nights' }).click();
    expect(await check()).toEqual([]);
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
