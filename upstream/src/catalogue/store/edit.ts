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
  offer: string | null;
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
    .select(['kind', 'unit', 'offer', 'isInventory', 'hasVariants', 'availableQuantity'])
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
    .select('availableQuantity')
    .forUpdate()
    .executeTakeFirst();
  if (!variant) throw new Refused('NOT_FOUND');
  return { ...rest, itemId, variantId, available: milliOf(variant.availableQuantity) };
}

/** Makes `price` what a bill begins with: a variant's price, a service's offer if it has one, else the price. */
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
  const column = target.kind === 'SERVICE' && target.offer !== null ? 'offer' : 'price';
  await db.sql
    .updateTable('catalogueItem')
    .set({ [column]: rupees(price), updatedAt: sql`now()` })
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
  const { reason, note } = by;
  await writeMove(
    db,
    { kind: 'CORRECTION', itemId, variantId, quantity: stock - available, reason, note },
    by,
  );
}
