import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    site: string;
    /** Where the browser listens. */
    browser: string;
  }
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Serves dist/ on a free port and starts Chromium, once for all files; the site lies below a folder, since it must work from
 * any path. The browser gets a fresh user data directory.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(root, 'dist/index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first, or `npm run test:e2e`.');
  }
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: `apt-get install chromium`, or let CHROMIUM name its path.');
  }
  const browser = await chromium.launchServer({ executablePath, args: flags });
  project.provide('browser', browser.wsEndpoint());
  const server = await preview({
    root,
    configFile: false,
    base: '/some/folder/',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview has no port.');
  project.provide('site', `http://127.0.0.1:${address.port}/some/folder/`);
  return async () => {
    await browser.close();
    await server.close();
  };
}
