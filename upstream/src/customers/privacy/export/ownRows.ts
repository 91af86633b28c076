import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { OWN_TABLES, ownTables, type OwnTableName } from '../tables.ts';

/** Columns that say nothing of the customer, and what nobody may read: a link's secret. */
const OURS = new Set(['tenantId', 'searchText', 'aadhaarSealed', 'picture', 'secretHash']);

/** A row without them; names of files and times are as they are stored. */
export const plain = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !OURS.has(column)));

const columnOf = (name: string) => sql.ref(name);

/** The condition that rows of a table hang on a customer, over as many tables as are between. */
function hangsOn(
  { tenantId }: Pick<TenantDb, 'tenantId'>,
  table: OwnTableName,
  customerId: string,
): RawBuilder<boolean> {
  const { on, by } = OWN_TABLES[table];
  if (on === 'customer') return sql`${columnOf(by)} = ${customerId}`;
  return sql`${columnOf(by)} in (select id from ${sql.table(on)}
    where tenant_id = ${tenantId} and ${hangsOn({ tenantId }, on, customerId)})`;
}

/** The rows of every table that hang on a customer, by the part of the export that tells them. */
export async function ownRows(db: TenantDb, customerId: string): Promise<Record<string, object[]>> {
  const parts: Record<string, object[]> = {};
  for (const [table, { part }] of ownTables) {
    if (part === undefined) continue;
    const { rows } = await sql<object>`select * from ${sql.table(table)}
      where tenant_id = ${db.tenantId} and ${hangsOn(db, table, customerId)}`.execute(db.sql);
    parts[part] = rows.map(plain);
  }
  return parts;
}
