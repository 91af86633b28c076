import type { Kysely } from 'kysely';
import { type Database, handleOf } from './handle.ts';
import { retried } from './retry.ts';
import type { DirectoryTable } from './tenant.ts';
import type { DB } from './types.generated.ts';

/** What must be known before the tenant is: logins, sessions, tenants. */
export type DirectoryTables = Pick<DB, DirectoryTable>;

/** A view of the directory; for the slices `session`, `subscription` and for making tenants only. */
export interface DirectoryDb {
  readonly sql: Kysely<DirectoryTables>;
}

/** Runs work on the directory in one transaction. */
export function withDirectory<T>(database: Database, work: (db: DirectoryDb) => Promise<T>): Promise<T> {
  return retried(() =>
    handleOf(database)
      .transaction()
      .execute((transaction) => work({ sql: transaction.$pickTables<DirectoryTable>() })),
  );
}

/** Runs single statements on the directory, each its own transaction: one round trip instead of three. */
export function readDirectory<T>(database: Database, work: (db: DirectoryDb) => Promise<T>): Promise<T> {
  return work({ sql: handleOf(database).$pickTables<DirectoryTable>() });
}
