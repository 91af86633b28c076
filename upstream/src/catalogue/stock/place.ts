import type { TenantDb } from '../../db/tenant.ts';

/** What a stock is of: a product with all its variants, or one of them. */
export interface Place {
  itemId: string;
  variantId: string | undefined;
}

/** Whether the shop has the product, and the variant of it. Deleted ones keep their history. */
export async function isThere(db: TenantDb, { itemId, variantId }: Place): Promise<boolean> {
  const { tenantId } = db;
  const found =
    variantId === undefined
      ? await db.sql
          .selectFrom('catalogueItem')
          .where('tenantId', '=', tenantId)
          .where('id', '=', itemId)
          .where('kind', '=', 'PRODUCT')
          .select('id')
          .executeTakeFirst()
      : await db.sql
          .selectFrom('catalogueVariant')
          .where('tenantId', '=', tenantId)
          .where('id', '=', variantId)
          .where('itemId', '=', itemId)
          .select('id')
          .executeTakeFirst();
  return found !== undefined;
}
