import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/**
 * Categories of products on sale, by kind and name. Products without a kind are last, as are those without a category
 * within each kind.
 */
export async function listByType(
  db: TenantDb,
  type: string | null | undefined,
): Promise<{ type: string | null; name: string | null; items: number }[]> {
  const rows = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'PRODUCT')
    .where('status', 'in', ['AVAILABLE', 'OUT_OF_STOCK'])
    .where('deletedAt', 'is', null)
    .$if(type != null, (query) =>
      type === '' ? query.where('type', 'is', null) : query.where('type', '=', type ?? ''),
    )
    .groupBy(['type', 'category'])
    .orderBy(sql`type collate natural_order`, (order) => order.asc().nullsLast())
    .orderBy(sql`category collate natural_order`, (order) => order.asc().nullsLast())
    .select((item) => ['type', 'category', item.fn.countAll<string>().as('items')])
    .execute();
  return rows.map((row) => ({ type: row.type, name: row.category, items: Number(row.items) }));
}
