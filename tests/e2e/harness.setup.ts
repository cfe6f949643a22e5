import fs from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    site: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');

/** Serves dist/ on a free port, once for all files; below a folder, since the site must work from any path. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(root, 'dist/index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first, or `npm run test:e2e`.');
  }
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
    await server.close();
  };
}
