/** Which scripts of dist/ a first visit loads. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './install.mjs';

const dist = path.join(root, 'dist');

/**
 * The files that a script imports statically, so that it cannot run without them.
 * @param {string} file
 */
function imports(file) {
  const { module } = parseSync(file, fs.readFileSync(file, 'utf8'));
  const names = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  return names.map((name) => path.resolve(path.dirname(file), name));
}

/**
 * The scripts named by index.html, every worker, and whatever these import statically. A chunk that is only reached by
 * `import()` is no part of the first load.
 */
export function firstLoad() {
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name]) => path.join(dist, String(name)));
  if (named.length === 0) throw new Error('dist/index.html names no script.');
  const workers = path.join(dist, 'assets', 'workers');
  const entries = fs.existsSync(workers) ? fs.readdirSync(workers).filter((name) => name.endsWith('.js')) : [];
  const found = new Set([...named, ...entries.map((name) => path.join(workers, name))]);
  for (const file of found) for (const name of imports(file)) found.add(name);
  return [...found].map((file) => path.relative(root, file));
}
