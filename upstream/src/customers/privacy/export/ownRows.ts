import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { OWN_TABLES, ownTables, type OwnTableName } from '../tables.ts';

/** Columns that are not about the customer, or that must not be exported, such as a link's secret. */
const OURS = new Set(['tenantId', 'searchText', 'aadhaarSealed', 'picture', 'secretHash']);

/** A row without those columns; file names and times as stored. */
export const plain = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !OURS.has(column)));

const columnOf = (name: string) => sql.ref(name);

/** The condition that rows of a table belong to a customer, through any number of intermediate tables. */
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

/** The rows of every table that belong to a customer, by part of the export. */
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
