import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { peggyPlugin } from './scripts/peggy-plugin.ts';

/** The built site asks nobody but its own host for anything. Not in the development server, which injects scripts. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // React, d3 and exported pictures set style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

function contentSecurityPolicy(): Plugin {
  return {
    name: 'kripketown:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

const cacheDir = 'node_modules/.cache/vite';

export default defineConfig({
  // Relative addresses: the site works from any path of any host.
  base: './',
  cacheDir,
  plugins: [react(), peggyPlugin(), contentSecurityPolicy()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Everything the first load needs is there; scripts/first-load.mjs measures it.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
  },
  worker: {
    format: 'es',
    plugins: () => [peggyPlugin()],
    rolldownOptions: {
      output: {
        // scripts/first-load.mjs counts each worker here as part of the first load.
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/chunks/[name]-[hash].js',
      },
    },
  },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine takes its time: these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test changes a module that another one uses, and loading all modules anew for each file took a quarter of the time.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/ui/**', 'tests/e2e/**'],
          setupFiles: ['tests/chance.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});
