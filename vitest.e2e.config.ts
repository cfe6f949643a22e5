import { defineConfig } from 'vitest/config';

/** Browser tests: Chromium against a preview of the built site in dist/. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vite-e2e',
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/harness.setup.ts'],
    setupFiles: ['tests/e2e/each-test.setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // The files of a worker share its contexts in the browser.
    isolate: false,
    // A busy machine takes its time: these only end what hangs.
    testTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});
