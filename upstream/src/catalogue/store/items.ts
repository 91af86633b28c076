import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** Items of the catalogue as the wire shows them; narrow it with `where`, order and page it. */
export function selectItems(db: TenantDb) {
  return db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .select([
      'item.id',
      'item.kind',
      'item.title',
      'item.description',
      'item.sku',
      'item.barcode',
      'item.hsn',
      'item.unit',
      'item.category',
      'item.brand',
      'item.price',
      'item.offer',
      'item.gstPercentage',
      'item.taxInclusive',
      'item.isInventory',
      'item.hasVariants',
      'item.points',
      'item.employeePercentage',
      'item.duration',
      'item.image',
    ])
    .select((item) =>
      item
        .case()
        .when('item.hasVariants', '=', true)
        .then(
          item
            .selectFrom('catalogueVariant as variant')
            .whereRef('variant.tenantId', '=', 'item.tenantId')
            .whereRef('variant.itemId', '=', 'item.id')
            .where('variant.deletedAt', 'is', null)
            .select(sql<string>`coalesce(sum(variant.available_quantity), 0)`.as('sum'))
            .$asScalar(),
        )
        .else(item.ref('item.availableQuantity'))
        .end()
        .as('available'),
    );
}

export type ItemRow = InferResult<ReturnType<typeof selectItems>>[number];
