import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from './harness.ts';
import { countOf, standsAt } from './page.ts';
import { dealStandoff, openStandoffLab, tab } from './standoff-page.ts';

/** Opens the classroom and begins the round. */
async function begin(page: Page): Promise<void> {
  await openStandoffLab(page);
  await tab(page, 'Classroom, live');
  await page.keyboard.press('Space');
  await page.getByText('Live: act!').waitFor();
}

/** Waits until the log says so. */
const said = (page: Page, text: RegExp): Promise<void> => page.getByRole('log').getByText(text).first().waitFor();

describe('a round in real time', () => {
  test('three people play by keys alone; every act is a step afterwards', async () => {
    const page = await dealStandoff({}, { players: '3', seed: '2' });
    await openStandoffLab(page);
    await tab(page, 'Classroom, live');
    expect(await axe(page)).toEqual([]);
    // Before it begins, whoever holds the drop key sees their own hand.
    await page.keyboard.down('z');
    await page.getByText(/^Ann: (Good|Evil)$/).waitFor();
    await page.keyboard.up('z');
    await page.keyboard.press('Space');
    await page.getByText(/^Begins in/).waitFor();
    await page.getByText('Live: act!').waitFor();
    // Ann shoots the next, Bob; whatever he was, Ann may not shoot again at once.
    await page.keyboard.press('a');
    await page
      .getByRole('log')
      .getByText(/^Ann shot Bob/)
      .waitFor();
    await page.keyboard.press('a');
    await page.getByText(/^Void: Ann: Shoot Cat\. S(9|12): /).waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Paused').waitFor();
    await page.getByRole('button', { name: 'End it: nobody will act' }).click();
    await page.getByText('Every act is a step of the game', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Next game: deal anew' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('The game is over', { exact: false }).waitFor();
    await page.keyboard.press('Home');
    await standsAt(page, 0);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    // While it is off, its keys are nobody's.
    await page.keyboard.press('a');
    await standsAt(page, 1);
  });

  test('keys are changed, and a key that is taken or useless is refused', async () => {
    const page = await dealStandoff({}, { players: '3' });
    await openStandoffLab(page);
    await tab(page, 'Classroom, live');
    await page.getByRole('button', { name: 'Key of Ann to shoot: a' }).click();
    await page.keyboard.press('z');
    await page.getByText('The key z is already Ann’s.').waitFor();
    await page.getByRole('button', { name: 'Key of Ann to shoot: a' }).click();
    await page.keyboard.press('Enter');
    await page.getByText(/^The key Enter cannot be used here/).waitFor();
    await page.getByRole('button', { name: 'Key of Ann to shoot: a' }).click();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Key of Ann to shoot: p' }).waitFor();
    await countOf(page.locator('.round-key', { hasText: 'P' })).toBe(1);
  });

  test('S12: who has dropped is asked whether to pick up when somebody undropped is shot, and does so by key', async () => {
    const page = await dealStandoff({}, { players: '4', seed: '2' });
    await begin(page);
    await page.keyboard.press('z');
    await said(page, /^Ann dropped/);
    // Bob aims at the next, Cat, who has not dropped.
    await page.keyboard.press('d');
    await said(page, /^Bob shot Cat/);
    await page.getByText(/^Ann: press your shoot key to pick up/).waitFor();
    await page.keyboard.press('a');
    await said(page, /^Ann picked the weapon up again/);
    await page.getByText('Live: act!').waitFor();
  });

  test('S18 to S21: the hostage is taken by a key; its taker is safe until it is shot', async () => {
    const page = await dealStandoff({}, { players: '3', seed: '2', hostage: true });
    await begin(page);
    await page.keyboard.press('1');
    await said(page, /^Ann took the hostage/);
    await page.keyboard.press('4');
    await said(page, /^Void: Bob: Take the hostage/);
    // From Cat on to Ann: she cannot be shot.
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await said(page, /^Void: Bob: Shoot Ann\. S20: /);
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await said(page, /^Bob shot the hostage/);
  });
});
