/** What comes in and goes out: the menu, files and links, and those that are refused. */
import { seenBy, standsAt, stepOn } from '../page.mjs';

/** @typedef {import('../look.mjs').Journey} Journey */
/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} text */
async function open(page, text) {
  const buffer = Buffer.from(text);
  await page.getByTestId('open-file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

/** @param {Page} page */
const menu = (page) => page.getByRole('button', { name: 'Share', exact: true }).click();

/** A link that is refused. @param {string} name @param {string} hash @param {RegExp} says @returns {Journey} */
const refused = (name, hash, says) => ({
  name,
  states: ['refused'],
  hash,
  async walk(page, look) {
    await standsAt(page, 0);
    await page.getByText(says).waitFor();
    await look('refused');
  },
});

/** @type {Journey[]} */
export const files = [
  {
    name: 'files',
    states: ['menu', 'copied', 'broken', 'foreign', 'newer', 'menu-player', 'record', 'drop'],
    async walk(page, look) {
      await stepOn(page, 0, 1);
      await menu(page);
      await look('menu');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText(/^The link/).waitFor();
      await look('copied');
      await open(page, '{"format":"kripketown",');
      await page
        .getByRole('status')
        .getByText(/not JSON/)
        .waitFor();
      await look('broken');
      await open(page, '{"a":1}');
      await page
        .getByRole('status')
        .getByText(/not made by Kripketown/)
        .waitFor();
      await look('foreign');
      await open(page, '{"format":"kripketown","version":99}');
      await page
        .getByRole('status')
        .getByText(/format 99/)
        .waitFor();
      await look('newer');
      await page.keyboard.press('2');
      await seenBy(page, 2);
      await menu(page);
      await look('menu-player');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Bob’s own file' }).click(),
      ]);
      await page.getByTestId('open-file').setInputFiles(await file.path());
      await page.getByText(/one player’s record \(Bob\)/).waitFor();
      await look('record');
      await page.evaluate(() => {
        const carried = new DataTransfer();
        carried.items.add(new File(['{}'], 'game.json', { type: 'application/json' }));
        document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer: carried, bubbles: true }));
      });
      await page.locator('.file-drop').waitFor();
      await look('drop');
    },
  },
  refused('link-newer', '99.AAAA', /newer version/),
  refused('link-long', `1.${'A'.repeat(40_000)}`, /longer than any game/),
  refused('link-broken', '1.AAAA', /damaged/),
];
