import type { TenantDb } from '../../db/tenant.ts';
import { moveStock } from '../create/moveStock.ts';
import { lockStock, type Taken } from '../create/stock.ts';
import type { AskedLine } from './check.ts';
import type { Sold } from './load.ts';

/** The products with tracked stock; a deleted product has none. */
async function countedOf(db: TenantDb, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', itemIds)
    .where('isInventory', '=', true)
    .where('kind', '=', 'PRODUCT')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The quantity returned to each place of the stock, negative as `moveStock` expects it, and locked. Damaged goods do
 * not return to stock.
 */
export async function lockReturned(
  db: TenantDb,
  { lines }: Sold,
  asked: readonly AskedLine[],
): Promise<Taken[]> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const places = new Map<string, Taken>();
  for (const { lineId, quantity, condition } of asked) {
    const line = byId.get(lineId);
    if (condition !== 'STOCK' || !line?.itemId) continue;
    const id = line.variantId ?? line.itemId;
    const before = places.get(id)?.quantity ?? 0;
    const variantId = line.variantId ?? undefined;
    places.set(id, { itemId: line.itemId, variantId, quantity: before - quantity, at: 0 });
  }
  const counted = await countedOf(db, [...new Set([...places.values()].map(({ itemId }) => itemId))]);
  const back = [...places.values()].filter(({ itemId }) => counted.has(itemId));
  await lockStock(db, back);
  return back;
}

/** Puts the goods of a credit note back into stock. */
export const returnStock = (
  db: TenantDb,
  back: readonly Taken[],
  cause: { creditNoteId: string; staffId: string; now: Date },
) => moveStock(db, back, cause);
