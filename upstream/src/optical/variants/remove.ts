import { formatMessage } from '@galla/domain';
import { type VariantRow, writeMove, type Writer } from '../../catalogue/index.ts';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** Updates whether the product has variants, after one was deleted. */
async function followVariants(db: TenantDb, itemId: string, now: Date): Promise<void> {
  const left = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('deletedAt', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  await db.sql
    .updateTable('catalogueItem')
    .set({ hasVariants: false, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', itemId)
    .execute();
}

/**
 * Deletes a locked variant of a locked product. The row stays for bills that refer to it; its stock is written off, so
 * that the product's stock remains the sum of its movements.
 */
export async function removeVariant(db: TenantDb, row: VariantRow, by: Writer): Promise<void> {
  const quantity = -milliOf(row.availableQuantity);
  await db.sql
    .updateTable('catalogueVariant')
    .set({ deletedAt: by.now, availableQuantity: '0' })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', row.id)
    .execute();
  const note = formatMessage('optical.variantDeleted');
  const move = { itemId: row.itemId, variantId: row.id, kind: 'CORRECTION', note } as const;
  await writeMove(db, { ...move, quantity }, by);
  await followVariants(db, row.itemId, by.now);
}
