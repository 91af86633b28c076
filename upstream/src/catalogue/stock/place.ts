import type { TenantDb } from '../../db/tenant.ts';

/** A product, or only these of its variants. */
export interface Place {
  itemId: string;
  variantIds: readonly string[] | undefined;
  /** Only movements made since. */
  since?: Date | undefined;
}

/** Whether the shop has the product and these variants of it. Deleted ones keep their history. */
export async function isThere(db: TenantDb, { itemId, variantIds }: Place): Promise<boolean> {
  const { tenantId } = db;
  if (variantIds === undefined) {
    const found = await db.sql
      .selectFrom('catalogueItem')
      .where('tenantId', '=', tenantId)
      .where('id', '=', itemId)
      .where('kind', '=', 'PRODUCT')
      .select('id')
      .executeTakeFirst();
    return found !== undefined;
  }
  const found = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', variantIds)
    .where('itemId', '=', itemId)
    .select('id')
    .execute();
  return found.length === new Set(variantIds).size;
}
