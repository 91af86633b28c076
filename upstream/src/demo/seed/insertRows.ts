import { type Insertable, sql } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';

/** A row of a tenant's table without its tenant. */
export type Row<T extends keyof TenantTables> = Omit<Insertable<TenantTables[T]>, 'tenantId'>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows in one statement, whatever their number: they travel as one JSON parameter, where a VALUES
 * list would end at 65,535. All rows must name the same columns; the others get their defaults.
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
