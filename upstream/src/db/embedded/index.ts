/** The embedded PostgreSQL: `@galla/upstream/database`. */
export { DatabaseRefusal } from './refusal.ts';
export { FolderInUse } from './lock.ts';
export { openDatabase } from './openDatabase.ts';
export { startDatabase, type Database, type DatabaseOptions } from './startDatabase.ts';
export type { VapidKeys } from './secrets.ts';
export { startThrowAwayDatabase } from './throwAway.ts';
