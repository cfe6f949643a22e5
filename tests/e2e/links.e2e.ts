import { describe, test } from 'vitest';
import { encodeLink } from '../../src/session/link.ts';
import { wholeRun } from '../session/vantage.ts';
import { openApp } from './harness.ts';
import { decide, hashOf, inputOf, linkOf, possible, standsAt, stepOn, textOf, worldsPossible } from './page.ts';

describe('a link', () => {
  test('opens the same step of the same game, with who decides; so does loading the page again', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await decide(page, 'Bob', 'random');
    await stepOn(page, 0, 4);
    await page.keyboard.press('ArrowLeft');
    await standsAt(page, 3);
    const hash = await linkOf(page);
    const told = await page.locator('.timeline').innerText();

    const other = await openApp({ hash });
    await standsAt(other, 3);
    await textOf(other.locator('.timeline')).toBe(told);
    await possible(other).toBe(await worldsPossible(page));
    await other.getByRole('button', { name: 'Who decides' }).click();
    await inputOf(other.getByLabel('Bob decides')).toBe('random');
    await other.keyboard.press('Escape');

    await other.reload();
    await standsAt(other, 3);
    await textOf(other.locator('.timeline')).toBe(told);
    await other.keyboard.press('ArrowRight');
    await standsAt(other, 4);
  });

  test('is not needed to keep a game across a reload; one in the address does not turn it back', async () => {
    const page = await openApp();
    await stepOn(page, 0, 3);
    const told = await page.locator('.timeline').innerText();
    await page.reload();
    await standsAt(page, 3);
    await textOf(page.locator('.timeline')).toBe(told);
    await linkOf(page);
    await page.keyboard.press('Home');
    await standsAt(page, 0);
    await page.reload();
    await standsAt(page, 0);
    await hashOf(page).toBe('');
  });

  test('leaves the address bar when a player looks on', async () => {
    const page = await openApp();
    await standsAt(page, 0);
    await linkOf(page);
    await page.keyboard.press('1');
    await hashOf(page).toBe('');
  });

  test.each([
    ['nonsense', /was not made by Kripketown/],
    ['99.AAAA', /newer version/],
    ['1.AAAA', /damaged/],
    [`1.${'A'.repeat(40_000)}`, /longer than any game/],
  ])('that cannot be opened (%.12s) says why, and there is a game all the same', async (hash, reason) => {
    const page = await openApp({ hash });
    await standsAt(page, 0);
    await page.getByText(reason).waitFor();
    await page.getByRole('button', { name: 'Close the message' }).click();
    await stepOn(page, 0, 1);
  });

  test('that is broken, put into the address bar of a running game, leaves the game alone', async () => {
    const page = await openApp();
    await stepOn(page, 0, 2);
    await page.evaluate(() => (location.hash = '#1.AAAA'));
    await page.getByText(/damaged/).waitFor();
    await standsAt(page, 2);
  });

  test('whose game does not fit the rules is refused with the reason', async () => {
    const run = { ...wholeRun(), deal: ['LOO', 'LOO', 'VET', 'MAY', 'GFR'], nodes: [] };
    const made = encodeLink({ run, node: 0, viewpoint: 'teacher', deciders: run.names.map(() => 'informed') });
    const other = await openApp({ hash: made.ok ? made.value : '' });
    await other.getByText(/T1: the deal must give/).waitFor();
    await standsAt(other, 0);
  });
});
