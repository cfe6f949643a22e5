/**
 * `npm run look`: builds the site, brings it to every state that has a name (scripts/look/journeys) in windows of four sizes, light and dark, and takes a picture
 * of each. Whatever a machine can find wrong with a picture is printed, one JSON line each, and a summary at the end. Options after `--`:
 * `--size 390x844`, `--scheme dark`, `--only covered` (any of these may be given several times), `--folder PATH` (else .cache/look), `--site URL` (one that is served
 * already),
 * `--sight deuteranopia` (or protanopia, tritanopia, achromatopsia), `--list`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserToLaunch, servedSite } from './bench-site.mjs';
import { root } from './install.mjs';
import { files } from './look/journeys/files.mjs';
import { games } from './look/journeys/games.mjs';
import { knowing } from './look/journeys/knowing.mjs';
import { labs } from './look/journeys/labs.mjs';
import { salem } from './look/journeys/salem.mjs';
import { walkThrough } from './look/look.mjs';
import { makeSheets } from './look/sheets.mjs';

const SIZES = ['1920x1080', '1280x720', '820x1180', '390x844'];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** Findings that are told and are no mistakes: shortened text ends in dots on purpose. */
const MERELY_TOLD = new Set(['shortened']);

const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: SIZES },
    scheme: { type: 'string', multiple: true, default: [...SCHEMES] },
    only: { type: 'string', multiple: true, default: [''] },
    folder: { type: 'string', default: path.join(root, '.cache', 'look') },
    site: { type: 'string' },
    sight: { type: 'string', default: 'none' },
    list: { type: 'boolean', default: false },
  },
});

const wanted = (/** @type {string} */ name) => values.only.some((part) => name.includes(part));
const journeys = [...salem, ...knowing, ...files, ...games, ...labs].filter(({ name, states }) =>
  states.some((state) => wanted(`${name} ${state}`)),
);
if (values.list) {
  for (const { name, states } of journeys) process.stdout.write(`${name}: ${states.join(', ')}\n`);
  process.exit(0);
}

const { chromium, launch, site, server } =
  values.site === undefined ? await servedSite() : { ...(await browserToLaunch()), site: values.site, server: null };
const browser = await chromium.launch(launch);
/** @type {Map<string, number>} */
const counts = new Map();
let pictures = 0;
let stuck = 0;
try {
  for (const size of values.size) {
    const [width, height] = size.split('x').map(Number);
    for (const scheme of SCHEMES.filter((one) => values.scheme.includes(one))) {
      /** @type {string[]} */
      const taken = [];
      for (const journey of journeys) {
        const view = { width, height, scheme, sight: values.sight };
        const why = await walkThrough(
          browser,
          site,
          values.folder,
          journey,
          view,
          wanted,
          ({ picture, findings, ...of }) => {
            taken.push(picture);
            pictures += 1;
            for (const finding of findings) {
              counts.set(finding.check, (counts.get(finding.check) ?? 0) + 1);
              process.stdout.write(`${JSON.stringify({ ...of, ...finding })}\n`);
            }
          },
        );
        if (why === null) continue;
        stuck += 1;
        process.stdout.write(`${JSON.stringify({ journey: journey.name, size, scheme, check: 'stuck', what: why })}\n`);
      }
      if (taken.length > 0) {
        const folder = path.dirname(taken[0]);
        for (const old of fs.readdirSync(folder)) if (old.startsWith('sheet-')) fs.rmSync(path.join(folder, old));
        await makeSheets(browser, folder, taken, width);
      }
    }
  }
} finally {
  await browser.close();
  await server?.close();
}
const told = [...counts].map(([check, count]) => `${count} ${check}`).join(', ');
process.stdout.write(
  `${pictures} pictures in ${values.folder}; ${stuck} journeys stuck; found: ${told === '' ? 'nothing' : told}.\n`,
);
process.exitCode = stuck > 0 || [...counts.keys()].some((check) => !MERELY_TOLD.has(check)) ? 1 : 0;
