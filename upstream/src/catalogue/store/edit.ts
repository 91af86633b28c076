import { type Milli, type Paise, quantityText, rupees } from '@galla/domain';
import { sql } from 'kysely';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import { type Correction, writeMove } from '../stock/writeMove.ts';

/** The thing whose price and stock are corrected: an item, or one variant of it. */
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

/** Finds what is to be corrected and keeps it from changing until the transaction ends. */
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

/** Which of its prices a bill begins with: of a service the offer, if it has one. */
export const pricedBy = ({ kind, offer }: Target): 'offer' | 'price' =>
  kind === 'SERVICE' && offer !== null ? 'offer' : 'price';

/** Makes `price` what a bill begins with, also of what was priced at the till: a variant's price, else the item's. */
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

/** Sets the stock, and keeps the difference as a movement of who corrected it, and why. */
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
