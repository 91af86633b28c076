import { globSync, readFileSync } from 'node:fs';
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

const web = {
  ...patient,
  root: 'web',
  include: ['src/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  setupFiles: [...SETUP, 'src/testing/setup.ts'],
};

/** Replaces modules, which other files need, or adds listeners that stay, as service workers do. */
const leavesTraces = (file: string): boolean =>
  file.startsWith('src/serviceWorker/') ||
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(import.meta.dirname, 'web', file), 'utf8'));

const ISOLATED = globSync(web.include, { cwd: join(import.meta.dirname, 'web') }).filter(leavesTraces);

/**
 * A worker keeps its modules for the next file only if that file is of the same project, so the projects run one
 * after the other.
 */
const inTurn = (order: number) => ({ sequence: { groupOrder: order } });

/** The kinds of tests; `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], ...shared, ...inTurn(0) } },
      { resolve, test: { name: 'gateway', include: ['gateway/src/**/*.test.ts'], ...shared, ...inTurn(1) } },
      {
        resolve,
        test: {
          name: 'scripts',
          include: ['{scripts,web/mock,web/texts}/**/*.test.ts'],
          ...patient,
          ...inTurn(2),
        },
      },
      // A worker loads and compiles each module once for all of its files: half of the time.
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          ...web,
          exclude: ISOLATED,
          pool: 'threads',
          isolate: false,
          ...inTurn(3),
        },
      },
      // Each of these files has a context of its own.
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'webIsolated',
          ...web,
          include: ISOLATED,
          pool: 'vmThreads',
          vmMemoryLimit: '2GB',
          ...inTurn(4),
        },
      },
      { test: { name: 'upstream', include: ['upstream/src/**/*.test.ts'], ...database, ...inTurn(5) } },
      {
        resolve,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', '**/node_modules/**'],
          ...database,
          ...inTurn(6),
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
          ...inTurn(7),
          // Two browsers, two products and their databases on two processors: what fails once is seen a second time.
          retry: 1,
        },
      },
    ],
  },
});
