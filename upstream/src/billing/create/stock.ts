import { checkQuantity, type Milli, quantityText } from '@galla/domain';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { GoodsLine } from './goods.ts';

/** How much a document takes from one place of the stock: a product, or a variant of one. */
export interface Taken {
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
  /** The first line that takes from there, from 0. */
  at: number;
  /** What the document holds of it already, beside `quantity`: it counts as available. */
  held?: Milli;
}

/** Sums what the lines take from each place; what is not counted takes nothing. */
export function takenBy(chosen: readonly GoodsLine[]): Taken[] {
  const places = new Map<string, Taken>();
  for (const [at, { line, goods }] of chosen.entries()) {
    if (!goods.tracked) continue;
    const { itemId, variantId } = goods;
    const id = variantId ?? itemId;
    const before = places.get(id);
    const quantity = (before?.quantity ?? 0) + line.quantity;
    places.set(id, { itemId, variantId, quantity, at: before?.at ?? at });
  }
  return [...places.values()];
}

async function availableOf(
  db: TenantDb,
  table: 'catalogueItem' | 'catalogueVariant',
  ids: string[],
  lock: boolean,
): Promise<[id: string, available: Milli][]> {
  if (ids.length === 0) return [];
  const rows = await db.sql
    .selectFrom(table)
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select(['id', 'availableQuantity'])
    // Everybody locks in this order, products before variants, so that no two wait for each other.
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.map(({ id, availableQuantity }) => [id, milliOf(availableQuantity)]);
}

async function stockOf(db: TenantDb, places: readonly Taken[], lock: boolean): Promise<Map<string, Milli>> {
  const items = places.flatMap(({ itemId, variantId }) => (variantId === undefined ? [itemId] : []));
  const variants = places.flatMap(({ variantId }) => variantId ?? []);
  return new Map([
    ...(await availableOf(db, 'catalogueItem', items, lock)),
    ...(await availableOf(db, 'catalogueVariant', variants, lock)),
  ]);
}

/** Keeps the stock of some places as it is until the transaction ends. */
export async function lockStock(db: TenantDb, places: readonly Taken[]): Promise<Map<string, Milli>> {
  return stockOf(db, places, true);
}

/**
 * Refuses with STOCK_SHORT when there is less than the document takes (spec 2 §5), and tells how much there is.
 * @param lock keeps the stock as it is until the transaction ends; for documents that move it
 */
export async function checkStock(db: TenantDb, taken: readonly Taken[], lock: boolean): Promise<void> {
  const stock = await stockOf(db, taken, lock);
  for (const { itemId, variantId, quantity, at, held = 0 } of taken) {
    // What is given back is never short.
    if (quantity <= 0) continue;
    const available = (stock.get(variantId ?? itemId) ?? 0) + held;
    const asked = { quantity: quantity + held, available, tracked: true };
    const short = checkQuantity(asked, `lines.${at}.quantity`);
    if (!short) continue;
    throw refusedFor(short, {
      product_id: itemId,
      ...(variantId !== undefined && { variant_id: variantId }),
      available: quantityText(available),
    });
  }
}
