import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { DirectoryDb } from './directory.ts';
import { handleOf } from './handle.ts';
import { retried } from './retry.ts';
import type { DirectoryTable, TenantDb } from './tenant.ts';

/**
 * Runs work on a tenant and the directory in one transaction: for making tenants and for what belongs to both,
 * such as a person with his login.
 * @param options `snapshot` sees everything as it was at one instant, whatever is committed meanwhile
 */
export function withTenantAndDirectory<T>(
  database: Database,
  tenantId: string,
  work: (db: TenantDb, directory: DirectoryDb) => Promise<T>,
  options: { snapshot?: boolean } = {},
): Promise<T> {
  return retried(() =>
    handleOf(database)
      .transaction()
      .setIsolationLevel(options.snapshot ? 'repeatable read' : 'read committed')
      .execute(async (transaction) => {
        await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(transaction);
        const tenant = { tenantId, sql: transaction.$omitTables<DirectoryTable>() };
        return work(tenant, { sql: transaction.$pickTables<DirectoryTable>() });
      }),
  );
}
