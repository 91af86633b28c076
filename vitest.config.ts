import { defineConfig } from 'vitest/config';

/** Starts a throw-away PostgreSQL and provides `testDatabase()`. */
const database = {
  globalSetup: 'upstream/src/db/testing/globalSetup.ts',
  hookTimeout: 60_000,
  testTimeout: 60_000,
};

/** One graphql: the bundler would take its .mjs form, Node takes the other for the libraries that use it. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** The kinds of tests; `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { resolve, test: { name: 'gateway', include: ['gateway/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
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
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/product.ts',
          // One browser at a time: two would share the processor and each see the other's slowness.
          fileParallelism: false,
          hookTimeout: 180_000,
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
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
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
  };
}
