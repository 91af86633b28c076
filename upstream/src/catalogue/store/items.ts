import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { soldLately } from './sold.ts';

/** Stock of `item`; for a product with variants, the sum of theirs. */
const availableOf = (db: TenantDb) =>
  sql<string>`case when item.has_variants
    then (select coalesce(sum(variant.available_quantity), 0) from catalogue_variant as variant
           where variant.tenant_id = ${db.tenantId} and variant.item_id = item.id and variant.deleted_at is null)
    else item.available_quantity end`;

/** The current rate of `item` for bills: its own, or the shop's if it uses that. */
export const effectiveGst = (db: TenantDb) =>
  sql<string>`case when item.gst_from_setting
    then (select gst_percentage from tenant_setting where tenant_id = ${db.tenantId})
    else item.gst_percentage end`;

/** Existing items with the columns of the wire shape, as a base query to filter, order and page. */
export function selectItems(db: TenantDb) {
  return db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.deletedAt', 'is', null)
    .select([
      'item.id',
      'item.kind',
      'item.title',
      'item.alsoCalled',
      'item.description',
      'item.sku',
      'item.barcode',
      'item.hsn',
      'item.unit',
      'item.category',
      'item.brand',
      'item.price',
      'item.offer',
      'item.mrp',
      'item.taxInclusive',
      'item.isInventory',
      'item.hasVariants',
      'item.points',
      'item.employeePercentage',
      'item.duration',
      'item.image',
      'item.type',
      'item.size',
      'item.color',
      'item.status',
      'item.marketplace',
      'item.gstFromSetting',
      'item.isPercentagePoints',
      'item.lowStock',
      'item.fields',
    ])
    .select([
      availableOf(db).as('available'),
      effectiveGst(db).as('gstPercentage'),
      soldLately(db, 'item.id').as('sold'),
    ]);
}

export type ItemRow = InferResult<ReturnType<typeof selectItems>>[number];
