/** Sheets of many pictures, to be looked at together. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fs from 'node:fs';

/** A sheet in pixels, and by the width of a window how wide its pictures are shown and how high a piece of one may be. */
const SHEET = { width: 1560, height: 1400 };
/** @param {number} width */
const pieceOf = (width) =>
  width < 600 ? { width: 300, height: 1330 } : width < 1000 ? { width: 510, height: 660 } : { width: 770, height: 440 };

/**
 * Sets the pictures of a folder on sheets: long ones in pieces, one beside the other.
 * @param {import('playwright-core').Browser} browser @param {string} folder @param {readonly string[]} pictures @param {number} width of their window
 * @returns {Promise<number>} how many sheets there are
 */
export async function makeSheets(browser, folder, pictures, width) {
  const piece = pieceOf(width);
  const page = await browser.newPage({ viewport: SHEET });
  const sizes = pictures.map((file) => {
    const head = fs.readFileSync(file).subarray(16, 24);
    return { file, width: head.readUInt32BE(0), height: head.readUInt32BE(4) };
  });
  const pieces = sizes.flatMap(({ file, ...size }) => {
    const shown = (size.height * piece.width) / size.width;
    return Array.from({ length: Math.ceil((shown - 8) / piece.height) || 1 }, (_, index) => ({
      name: `${path.basename(file, '.png')}${index === 0 ? '' : ` (${index + 1})`}`,
      image: pathToFileURL(file).href,
      from: index * piece.height,
      height: Math.min(piece.height, shown - index * piece.height),
    }));
  });
  const across = Math.floor(SHEET.width / (piece.width + 8));
  const down = Math.max(1, Math.floor(SHEET.height / (piece.height + 24)));
  const many = across * down;
  let sheets = 0;
  for (let start = 0; start < pieces.length; start += many) {
    const cells = pieces
      .slice(start, start + many)
      .map(
        ({ name, image, from, height }) =>
          `<figure><figcaption>${name}</figcaption><div style="height:${height}px;background:url('${image}') 0 ${-from}px/${piece.width}px auto no-repeat"></div></figure>`,
      );
    const file = path.join(folder, 'sheet.html');
    fs.writeFileSync(
      file,
      `<style>body{margin:4px;display:grid;grid-template-columns:repeat(${across},${piece.width}px);gap:8px;background:#777;font:13px sans-serif;color:#fff}figure{margin:0}</style>${cells.join('')}`,
    );
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    sheets += 1;
    await page.screenshot({ path: path.join(folder, `sheet-${String(sheets).padStart(2, '0')}.png`), fullPage: true });
    fs.rmSync(file);
  }
  await page.close();
  return sheets;
}
