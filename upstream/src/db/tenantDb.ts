import type { Transaction } from 'kysely';
import type { Database } from './handle.ts';
import type { DB } from './types.generated.ts';

/** Names of the directory's tables. */
export type DirectoryTable = Extract<keyof DB, `directory.${string}`>;

/** The tables that row-level security divides among the shops. */
export type TenantTables = Omit<DB, DirectoryTable>;

/** A transaction that sees one shop only. Queries filter by `tenantId` all the same. */
export interface TenantDb {
  readonly tenantId: string;
  readonly sql: Transaction<TenantTables>;
}

const databases = new WeakMap<TenantDb, Database>();

/** Only for `db/`: a shop's view of a transaction. */
export function tenantDbOf(database: Database, tenantId: string, sql: Transaction<DB>): TenantDb {
  const db = { tenantId, sql: sql.$omitTables<DirectoryTable>() };
  databases.set(db, database);
  return db;
}

/** The database of a transaction. */
export function databaseOf(db: TenantDb): Database {
  const database = databases.get(db);
  if (!database) throw new Error('Not a transaction of withTenant');
  return database;
}
