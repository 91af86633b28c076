/** Databases for tests; the project's `globalSetup` is `globalSetup.ts` beside this file. */
export { testDatabase, type TestDatabase } from './testDatabase.ts';
