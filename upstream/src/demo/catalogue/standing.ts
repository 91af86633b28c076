import type { Random } from '../random.ts';
import type { Item, ShopDocument } from '../types.ts';

/** From this usual stock an item gets its own low-stock threshold. */
const KEEPS_MANY = 40;
/** How many unsold items are hidden or discontinued. */
const PUT_AWAY = 4;

/**
 * Sets the status of items as in a shop after a month: sold-out items are marked, a few unsold ones are hidden or
 * discontinued, some with an offer are in the marketplace, and those with a large stock have their own low-stock
 * threshold.
 * @param usual the usual stock of an item
 */
export function place(
  random: Random,
  items: readonly Item[],
  documents: readonly ShopDocument[],
  usual: (item: Item) => number,
): void {
  const sold = new Set(documents.flatMap(({ lines }) => lines.map(({ item }) => item)));
  const unsold = random.shuffle(items.filter((_, at) => !sold.has(at)));
  for (const item of unsold.slice(0, PUT_AWAY)) item.status = 'HIDDEN';
  for (const item of unsold.slice(PUT_AWAY, 2 * PUT_AWAY)) item.status = 'DISCONTINUED';
  for (const item of items) {
    const single = item.tracked && item.variants.length === 0;
    if (single && item.stock === 0 && item.status === 'AVAILABLE' && random.chance(0.6))
      item.status = 'OUT_OF_STOCK';
    if (item.kind === 'PRODUCT' && item.status === 'AVAILABLE')
      item.marketplace = random.chance(item.offer === undefined ? 0.04 : 0.6);
    const keeps = usual(item);
    if (single && keeps >= KEEPS_MANY && random.chance(0.2)) item.lowStock = Math.ceil(keeps / 8) * 1000;
  }
}
