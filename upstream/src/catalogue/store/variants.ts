import { naturalOrder } from '@galla/domain';
import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** The product of a variant, unless deleted. */
const productOf = (db: TenantDb) => sql`catalogue_item as item
  where item.tenant_id = ${db.tenantId} and item.id = catalogue_variant.item_id and item.deleted_at is null`;

/** The current rate of a variant for bills: its own, or the shop's if its product uses that. */
export const effectiveVariantGst = (db: TenantDb) =>
  sql<string>`case when (select item.gst_from_setting from ${productOf(db)})
    then (select gst_percentage from tenant_setting where tenant_id = ${db.tenantId})
    else catalogue_variant.gst_percentage end`;

/** Variants of existing products with the columns of the wire shape, as a base query to filter. */
export function selectVariants(db: TenantDb) {
  return db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from ${productOf(db)})`)
    .select(effectiveVariantGst(db).as('gstPercentage'))
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
      'availableQuantity',
      'fields',
      'image',
    ]);
}

export type VariantRow = InferResult<ReturnType<typeof selectVariants>>[number];

/** Sort keys of variants. */
const TRAITS = ['size', 'sku'] as const;

/** Sorts sizes from S to XXL, then codes with numbers by value. */
function byTraits(one: VariantRow, other: VariantRow): number {
  for (const trait of TRAITS) {
    const order = naturalOrder(one[trait] ?? '', other[trait] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The variants of products in natural order. */
export async function variantsOf(db: TenantDb, productIds: readonly string[]): Promise<VariantRow[]> {
  const rows = await selectVariants(db).where('itemId', 'in', productIds).execute();
  const byProduct = Map.groupBy(
    rows.toSorted((one, other) => byTraits(one, other)),
    ({ itemId }) => itemId,
  );
  return [...byProduct.values()].flat();
}

/** The variants of those items that have some, by item id. */
export async function variantsOfItems(
  db: TenantDb,
  items: readonly { id: string; hasVariants: boolean }[],
): Promise<Map<string, VariantRow[]>> {
  const ids = items.filter(({ hasVariants }) => hasVariants).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  return Map.groupBy(await variantsOf(db, ids), ({ itemId }) => itemId);
}
