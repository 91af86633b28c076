import type { InferResult } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** Variants of products as the wire shows them, without deleted ones; narrow it with `where`. */
export function selectVariants(db: TenantDb) {
  return db.sql
    .selectFrom('catalogueVariant')
    .where('catalogueVariant.tenantId', '=', db.tenantId)
    .where('catalogueVariant.deletedAt', 'is', null)
    .select([
      'id',
      'itemId',
      'sku',
      'barcode',
      'description',
      'size',
      'color',
      'shape',
      'gender',
      'style',
      'lensType',
      'material',
      'lensIndex',
      'power',
      'coating',
      'mrp',
      'sellPrice',
      'gstPercentage',
      'availableQuantity',
      'fields',
      'image',
    ]);
}

export type VariantRow = InferResult<ReturnType<typeof selectVariants>>[number];

/** The variants of products, each product's by code. */
export function variantsOf(db: TenantDb, productIds: readonly string[]): Promise<VariantRow[]> {
  return selectVariants(db).where('itemId', 'in', productIds).orderBy('itemId').orderBy('sku').execute();
}

/** The variants of those items that have some, by the item's id. */
export async function variantsOfItems(
  db: TenantDb,
  items: readonly { id: string; hasVariants: boolean }[],
): Promise<Map<string, VariantRow[]>> {
  const ids = items.filter(({ hasVariants }) => hasVariants).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  return Map.groupBy(await variantsOf(db, ids), ({ itemId }) => itemId);
}
