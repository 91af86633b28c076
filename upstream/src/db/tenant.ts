import type { Transaction } from 'kysely';
import type { Database } from './handle.ts';
import { inTransaction, readingIn } from './transaction.ts';
import type { DB } from './types.generated.ts';

/** Names of the directory's tables. */
export type DirectoryTable = Extract<keyof DB, `directory.${string}`>;

/** The tables that row security divides among the shops. */
export type TenantTables = Omit<DB, DirectoryTable>;

/** A transaction that sees one shop only. Queries name `tenantId` all the same. */
export interface TenantDb {
  readonly tenantId: string;
  readonly sql: Transaction<TenantTables>;
}

/**
 * Runs work in one transaction of a tenant: all of it is committed, or, when it throws, nothing. It may run
 * again after a deadlock, so it must do nothing outside the database that cannot be done twice.
 * @param options `readOnly` lets PostgreSQL refuse every write; each statement then is a transaction of its own, which
 * sees what was committed before it, as in a transaction at READ COMMITTED
 */
export function withTenant<T>(
  database: Database,
  tenantId: string,
  work: (db: TenantDb) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  const tenantDb = (sql: Transaction<DB>): TenantDb => ({ tenantId, sql: sql.$omitTables<DirectoryTable>() });
  if (options.readOnly) return work(tenantDb(readingIn(database, tenantId)));
  return inTransaction(database, { tenantId }, (transaction) => work(tenantDb(transaction)));
}
