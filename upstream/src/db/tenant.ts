import type { Database } from './handle.ts';
import { type TenantDb, tenantDbOf } from './tenantDb.ts';
import { inTransaction, readingIn } from './transaction.ts';

export type { DirectoryTable, TenantDb, TenantTables } from './tenantDb.ts';

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
  if (options.readOnly) return work(tenantDbOf(database, tenantId, readingIn(database, tenantId)));
  return inTransaction(database, { tenantId }, (transaction) =>
    work(tenantDbOf(database, tenantId, transaction)),
  );
}
