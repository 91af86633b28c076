import { type Milli, type Paise, quantityText, rupees } from '@galla/domain';
import { sql } from 'kysely';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import { type Correction, writeMove } from '../stock/writeMove.ts';

/** What a correction of price and stock applies to: an item, or one of its variants. */
export interface Target {
  itemId: string;
  variantId: string | undefined;
  kind: string;
  unit: string;
  price: string | null;
  offer: string | null;
  mrp: string | null;
  isInventory: boolean;
  hasVariants: boolean;
  available: Milli;
}

/** Finds the target of a correction and locks it until the transaction ends. */
export async function lockTarget(db: TenantDb, itemId: string, variantId?: string): Promise<Target> {
  const item = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', itemId)
    .where('deletedAt', 'is', null)
    .select(['kind', 'unit', 'price', 'offer', 'mrp', 'isInventory', 'hasVariants', 'availableQuantity'])
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw new Refused('NOT_FOUND');
  const { availableQuantity, ...rest } = item;
  if (!variantId) return { ...rest, itemId, variantId, available: milliOf(availableQuantity) };
  const variant = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', itemId)
    .where('id', '=', variantId)
    .where('deletedAt', 'is', null)
    .select(['mrp', 'availableQuantity'])
    .forUpdate()
    .executeTakeFirst();
  if (!variant) throw new Refused('NOT_FOUND');
  const { mrp } = variant;
  return { ...rest, mrp, itemId, variantId, available: milliOf(variant.availableQuantity) };
}

/** Which price a bill starts with: a service's offer, if it has one. */
export const pricedBy = ({ kind, offer }: Target): 'offer' | 'price' =>
  kind === 'SERVICE' && offer !== null ? 'offer' : 'price';

/**
 * Makes `price` the one that bills start with, even if the item was priced at the till: the variant's price, else the
 * item's.
 */
export async function savePrice(db: TenantDb, target: Target, price: Paise): Promise<void> {
  const { itemId, variantId } = target;
  if (variantId) {
    await db.sql
      .updateTable('catalogueVariant')
      .set({ sellPrice: rupees(price) })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', variantId)
      .execute();
    return;
  }
  await db.sql
    .updateTable('catalogueItem')
    .set({ [pricedBy(target)]: rupees(price), updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', itemId)
    .execute();
}

/** Sets the stock and records the difference as a movement with author and reason. */
export async function saveStock(
  db: TenantDb,
  target: Target,
  stock: Milli,
  by: Correction & { staffId: string; now: Date },
): Promise<void> {
  const { itemId, variantId, available } = target;
  if (stock === available) return;
  await db.sql
    .updateTable(variantId ? 'catalogueVariant' : 'catalogueItem')
    .set({ availableQuantity: quantityText(stock) })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', variantId ?? itemId)
    .execute();
  const { reason, note, goodsReceiptId } = by;
  await writeMove(
    db,
    { kind: 'CORRECTION', itemId, variantId, quantity: stock - available, reason, note, goodsReceiptId },
    by,
  );
}
