import type { Database } from './database.ts';
import type { DirectoryDb } from './directory.ts';
import { type DirectoryTable, type TenantDb, tenantDbOf } from './tenantDb.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs work on a tenant and the directory in one transaction: for creating tenants and for what spans both, such as a
 * person and their login.
 * @param options `snapshot` reads everything as of one instant, whatever is committed meanwhile
 */
export function withTenantAndDirectory<T>(
  database: Database,
  tenantId: string,
  work: (db: TenantDb, directory: DirectoryDb) => Promise<T>,
  options: { snapshot?: boolean } = {},
): Promise<T> {
  const isolation = options.snapshot ? 'repeatable read' : 'read committed';
  return inTransaction(database, { tenantId, isolation }, (transaction) =>
    work(tenantDbOf(database, tenantId, transaction), { sql: transaction.$pickTables<DirectoryTable>() }),
  );
}
