import { sql, type Transaction } from 'kysely';
import { type Database, handleOf } from './handle.ts';
import { retried } from './retry.ts';
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
 * @param options `readOnly` lets PostgreSQL refuse every write
 */
export function withTenant<T>(
  database: Database,
  tenantId: string,
  work: (db: TenantDb) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  return retried(() =>
    handleOf(database)
      .transaction()
      .setAccessMode(options.readOnly ? 'read only' : 'read write')
      .execute(async (transaction) => {
        await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(transaction);
        return work({ tenantId, sql: transaction.$omitTables<DirectoryTable>() });
      }),
  );
}
