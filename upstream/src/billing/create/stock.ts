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
  /** Index of the first line that takes from it. */
  at: number;
  /** Stock the document already holds, beyond `quantity`; it counts as available. */
  held?: Milli;
}

/** Sums what the lines take from each place; untracked goods take nothing. */
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
    // Every transaction locks in this order, products before variants, to prevent deadlocks.
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

/** Locks the stock of some places until the transaction ends. */
export async function lockStock(db: TenantDb, places: readonly Taken[]): Promise<Map<string, Milli>> {
  return stockOf(db, places, true);
}

/**
 * Refuses with STOCK_SHORT and the available quantity when there is less than the document takes (spec 2 §5).
 * @param lock locks the stock until the transaction ends; for documents that move it
 */
export async function checkStock(db: TenantDb, taken: readonly Taken[], lock: boolean): Promise<void> {
  const stock = await stockOf(db, taken, lock);
  for (const { itemId, variantId, quantity, at, held = 0 } of taken) {
    // A return is never short.
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
