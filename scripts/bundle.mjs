/** Bundles a program for Node, and only when something it is made of has changed. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

/**
 * Whether a file, or anything below a folder, was changed at or after the given time. A folder's own time tells of
 * files that were removed.
 * @param {string} place
 * @param {number} time
 * @returns {boolean}
 */
function changedSince(place, time) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  if (stat.mtimeMs >= time) return true;
  return stat.isDirectory() && fs.readdirSync(place).some((name) => changedSince(path.join(place, name), time));
}

/**
 * Bundles `entry` when the bundle is missing or older than its sources, and returns the bundle's address.
 * @param {string} name the bundle's name
 * @param {string} entry the program's first module, relative to the project
 * @param {string[]} sources files and folders it is made of, relative to the project
 */
export async function bundle(name, entry, sources) {
  ensureInstalled();
  const folder = path.join(root, 'node_modules', '.cache', 'kripketown');
  const file = path.join(folder, `${name}.mjs`);
  const built = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const all = [...sources, 'scripts', 'package-lock.json', 'vite.config.ts'];
  if (built === 0 || all.some((source) => changedSince(path.join(root, source), built))) {
    if (!fs.existsSync(path.join(root, entry))) throw new Error(`There is no ${entry}.`);
    const start = new Date();
    const { build } = await import('vite');
    // Built aside and moved into place, since several may be started at once.
    const aside = path.join(folder, `${name}-${process.pid}`);
    try {
      await build({
        root,
        configFile: path.join(root, 'vite.config.ts'),
        logLevel: 'silent',
        publicDir: false,
        ssr: { noExternal: true },
        build: {
          ssr: path.join(root, entry),
          outDir: aside,
          emptyOutDir: true,
          target: 'node20',
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
        },
      });
      const fresh = path.join(aside, 'bundle.mjs');
      // What changes while the bundle is built makes it old.
      fs.utimesSync(fresh, start, start);
      fs.renameSync(fresh, file);
    } finally {
      fs.rmSync(aside, { recursive: true, force: true });
    }
  }
  return { file, url: pathToFileURL(file).href };
}

/**
 * Runs a bundled program in this process, as if it had been started by itself.
 * @param {{ file: string, url: string }} program
 */
export async function run({ file, url }) {
  process.argv = [process.execPath, file, ...process.argv.slice(2)];
  await import(url);
}
