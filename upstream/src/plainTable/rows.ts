import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** Filter by column; `ids` is a list of ids joined by commas. */
export type Filter = Readonly<Record<string, string | null>>;

/** Any table of a shop, under a common name. */
type AnyTable = Kysely<{ plain: Record<string, unknown> }>;
export const tableOf = (db: TenantDb) => db.sql as unknown as AnyTable;

/**
 * A condition for rows of the shop that match a filter.
 * @param name the table, or its alias in the query
 */
export function matches(db: TenantDb, name: string, { ids, ...columns }: Filter): Expression<SqlBool> {
  const column = (of: string) => sql.ref(`${name}.${of}`);
  const equal = Object.entries(columns).map(([of, value]) =>
    value === null ? sql`${column(of)} is null` : sql`${column(of)} = ${value}`,
  );
  const named = ids == null ? [] : [sql`${column('id')} in (${sql.join(ids.split(','))})`];
  return sql<SqlBool>`(${sql.join([sql`${column('tenantId')} = ${db.tenantId}`, ...equal, ...named], sql` and `)})`;
}

/**
 * Refuses NOT_FOUND when the shop has no such row, for a row that a write refers to.
 * @param held locks it against deletion until the transaction ends; only for writes
 */
export async function requireRow(
  db: TenantDb,
  table: keyof TenantTables,
  filter: Filter,
  held = false,
): Promise<void> {
  const row = await tableOf(db)
    .selectFrom(table as unknown as 'plain')
    .where(matches(db, table, filter))
    .select('id')
    .$if(held, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
}
