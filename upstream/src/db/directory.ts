import type { Kysely } from 'kysely';
import type { Database } from './handle.ts';
import type { DirectoryTable } from './tenant.ts';
import { inTransaction, singly } from './transaction.ts';
import type { DB } from './types.generated.ts';

/** Data needed before the tenant is known: logins, sessions, tenants. */
export type DirectoryTables = Pick<DB, DirectoryTable>;

/** Access to the directory; only for the slices `session` and `subscription`, and for creating tenants. */
export interface DirectoryDb {
  readonly sql: Kysely<DirectoryTables>;
}

/** Runs work on the directory in one transaction. */
export function withDirectory<T>(database: Database, work: (db: DirectoryDb) => Promise<T>): Promise<T> {
  return inTransaction(database, {}, (transaction) =>
    work({ sql: transaction.$pickTables<DirectoryTable>() }),
  );
}

/** Runs single statements on the directory, each in its own transaction: one round trip instead of three. */
export function readDirectory<T>(database: Database, work: (db: DirectoryDb) => Promise<T>): Promise<T> {
  return work({ sql: singly(database).$pickTables<DirectoryTable>() });
}
