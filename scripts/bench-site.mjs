/** What the benches and pictures in Chromium need: the built site, served, and a browser. */
import { build, preview } from 'vite';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

/** A browser to be launched; ends the program with a message if there is none. */
export async function browserToLaunch() {
  ensureInstalled();
  const { chromium } = await import('playwright-core');
  const executablePath = findChromium();
  if (executablePath === undefined) {
    process.stderr.write('No Chromium was found: `apt-get install chromium`, or let CHROMIUM name its path.\n');
    process.exit(2);
  }
  const launch = {
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  };
  return { chromium, launch };
}

/** Builds the site and serves it. */
export async function servedSite() {
  const { chromium, launch } = await browserToLaunch();
  await build({ root, logLevel: 'error' });
  const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0, open: false } });
  const address = server.httpServer.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { chromium, launch, server, site: `http://127.0.0.1:${port}/` };
}
