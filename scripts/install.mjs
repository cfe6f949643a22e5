/** Installs the packages of package-lock.json when they are missing or old. Uses nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules', '.package-lock.json');

/** @param {string} file */
function modified(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

/** A checkout touches package-lock.json without changing it; then nothing needs to be installed. */
function sameContent() {
  try {
    const installed = packagesOf(installedFile);
    return Object.entries(packagesOf(lockFile)).every(([place, wanted]) => {
      if (place === '') return true;
      const found = installed[place];
      if (found === undefined) return wanted.optional === true;
      return found.version === wanted.version && found.integrity === wanted.integrity;
    });
  } catch {
    return false;
  }
}

function upToDate() {
  const installed = modified(installedFile);
  if (installed === 0) return false;
  if (installed >= modified(lockFile)) return true;
  if (!sameContent()) return false;
  const now = new Date();
  fs.utimesSync(installedFile, now, now);
  return true;
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Only one process may install at a time; the others wait for it.
 * @param {() => void} action
 */
function alone(action) {
  const cache = path.join(root, '.cache');
  const lock = path.join(cache, 'install.lock');
  fs.mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : 0);
      if (owner > 0 && !alive(owner)) fs.rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    action();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/** Everything npm says goes to standard error, so that standard output stays the caller's own. */
export function ensureInstalled() {
  if (upToDate()) return;
  alone(() => {
    if (upToDate()) return;
    process.stderr.write('Installing packages (npm ci) ...\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, error } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      // The prefix of an outer `npm --prefix FOLDER run` must not steer this run.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_.*prefix$/i.test(name))),
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(`npm ci failed${error ? `: ${error.message}` : ` with exit code ${String(status)}`}.`);
    }
  });
}
