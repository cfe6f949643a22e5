/** Finds the browser for the browser tests, and installs Debian's if there is none. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser named by CHROMIUM, else the first one found on the PATH. */
export function findChromium() {
  const asked = process.env['CHROMIUM'];
  if (asked !== undefined && asked !== '') return fs.existsSync(asked) ? asked : undefined;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function apt(command, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.stdout.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.stderr.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * The browser's path; where there is none, it is installed first.
 * @returns {Promise<{ browser: string } | { browser: undefined, why: string }>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return { browser: found };
  const asked = process.env['CHROMIUM'];
  if (asked !== undefined && asked !== '') {
    return { browser: undefined, why: `CHROMIUM names ${asked}, which does not exist.\n` };
  }
  const advice = 'No Chromium was found. Install one, or let CHROMIUM name its path.\n';
  if (process.platform !== 'linux') return { browser: undefined, why: advice };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  let output = '';
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...sudo, 'apt-get', '-q', ...args];
    const step = await apt(String(command), rest);
    output += step.output;
    if (!step.ok && args[0] === 'install') break;
  }
  const browser = findChromium();
  return browser === undefined ? { browser, why: `${advice}apt-get could not install it:\n${output}` } : { browser };
}
