import { type Insertable, sql } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';

/** A row of a tenant table without `tenantId`. */
export type Row<T extends keyof TenantTables> = Omit<Insertable<TenantTables[T]>, 'tenantId'>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts any number of rows in one statement, as a single JSON parameter, since a VALUES list is limited to 65,535
 * parameters. All rows must have the same columns; other columns get their defaults.
 */
export async function insertRows<T extends keyof TenantTables>(
  db: TenantDb,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = sql.table(snake(table));
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(snake(column))));
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [snake(column), value])),
  );
  await sql`
    insert into ${name} (tenant_id, ${columns})
    select ${db.tenantId}, ${columns}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)
  `.execute(db.sql);
}
