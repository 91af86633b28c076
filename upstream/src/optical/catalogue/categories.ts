import type { TenantDb } from '../../db/tenant.ts';

/** Categories of what is on sale by kind of product and name; of products without a kind last. */
export async function listByType(
  db: TenantDb,
  type: string | null | undefined,
): Promise<{ type: string | null; name: string; items: number }[]> {
  const rows = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'PRODUCT')
    .where('status', 'in', ['AVAILABLE', 'OUT_OF_STOCK'])
    .where('deletedAt', 'is', null)
    .where('category', 'is not', null)
    .$if(Boolean(type), (query) => query.where('type', '=', type ?? ''))
    .groupBy(['type', 'category'])
    .orderBy('type', (order) => order.asc().nullsLast())
    .orderBy('category')
    .select((item) => ['type', 'category', item.fn.countAll<string>().as('items')])
    .execute();
  return rows.map((row) => ({ type: row.type, name: row.category ?? '', items: Number(row.items) }));
}
