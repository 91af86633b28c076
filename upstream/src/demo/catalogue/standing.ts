import type { Random } from '../random.ts';
import type { Item, ShopDocument } from '../types.ts';

/** A shelf that keeps so many is worth a mark of its own. */
const KEEPS_MANY = 40;
/** How many of what nobody bought lately are put away. */
const PUT_AWAY = 4;

/**
 * Puts items where a shop would have them after a month: what has run out is told so, a few that nobody bought are
 * hidden or no longer kept, some with an offer stand in the marketplace, and what is kept in great numbers has a mark
 * of its own for being low.
 * @param usual units that the shop usually keeps of an item
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
