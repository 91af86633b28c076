import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** Which rows of a table: by column; `ids` is a list, with commas, of rows by id. */
export type Filter = Readonly<Record<string, string | null>>;

/** Any table of a shop, by a name that stands for all of theirs. */
type AnyTable = Kysely<{ plain: Record<string, unknown> }>;
export const tableOf = (db: TenantDb) => db.sql as unknown as AnyTable;

/**
 * Where a row of a query is one of the shop's that a filter names.
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
 * Refuses NOT_FOUND where the shop has no such row, for what a write is about to refer to.
 * @param held nobody deletes it until the transaction ends; only in one that writes
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
