import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './tests/browser/product.ts';

const SETUP = ['patience.ts', 'properties.ts'].map((file) => join(import.meta.dirname, 'scripts/test', file));

/** Limits that a slow machine does not reach: they end what hangs, and measure nothing. */
const patient = {
  // Vitest leaves one processor to the one who watches; nobody does, and two are what there is.
  maxWorkers: '100%',
  setupFiles: SETUP,
  hookTimeout: 180_000,
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Rules and resolvers keep nothing between tests: their files share one worker, which loads each module once. */
const shared = { ...patient, isolate: false };

/** Starts a throw-away PostgreSQL and provides `testDatabase()`. */
const database = { ...patient, isolate: false, globalSetup: 'upstream/src/db/testing/globalSetup.ts' };

/** One graphql: the bundler would take its .mjs form, Node takes the other for the libraries that use it. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** The kinds of tests; `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], ...shared } },
      { resolve, test: { name: 'gateway', include: ['gateway/src/**/*.test.ts'], ...shared } },
      {
        resolve,
        test: { name: 'scripts', include: ['{scripts,web/mock,web/texts}/**/*.test.ts'], ...patient },
      },
      { extends: './web/vite.config.ts', test: webTests() },
      { test: { name: 'upstream', include: ['upstream/src/**/*.test.ts'], ...database } },
      {
        resolve,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', '**/node_modules/**'],
          ...database,
        },
      },
      {
        test: {
          ...patient,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/product.ts',
          maxWorkers: WORKERS,
          // Each worker has one browser for all of its files.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Two browsers, two products and their databases on two processors: what fails once is seen a second time.
          retry: 1,
        },
      },
    ],
  },
});

function webTests() {
  return {
    name: 'web',
    root: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A context of its own for each file instead of a process: a third of the time, and files stay apart all the same.
    pool: 'vmThreads' as const,
    vmMemoryLimit: '2GB',
    ...patient,
    setupFiles: [...SETUP, 'src/testing/setup.ts'],
  };
}
