import type { Database } from './handle.ts';
import { type TenantDb, tenantDbOf } from './tenantDb.ts';
import { inTransaction, readingIn } from './transaction.ts';

export type { DirectoryTable, TenantDb, TenantTables } from './tenantDb.ts';

/**
 * Runs work in one transaction of a tenant: committed as a whole, or rolled back when it throws. It may be repeated
 * after a deadlock, so it must have no side effects outside of the database that can't be repeated.
 * @param options with `readOnly` PostgreSQL refuses every write; each statement is then a transaction of its own that
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
