import { isSoldWhole, variantName, type Milli } from '@galla/domain';
import type { CatalogueEntry, VariantEntry } from '../../catalogue/index.ts';
import { lineKey, linesOf, type Cart, type CartItem } from './cart.ts';
import { ONE } from './cartReducer.ts';

/** What of the catalogue goes onto a line; a variant has its own price, tax and stock (spec 2 §3). */
export function cartItemOf(entry: CatalogueEntry, variant?: VariantEntry): CartItem {
  const { kind, id, title, unit, hsn, taxInclusive, tracked, priceAtTill } = entry;
  const { price, gst, available } = variant ?? entry;
  return {
    kind,
    itemId: id,
    ...(variant && { variantId: variant.id }),
    name: variant ? variantName(title, variant.sku) : title,
    unit,
    price,
    priceAtTill,
    hsn,
    gst,
    taxInclusive,
    tracked,
    available,
  };
}

/** How much of each line's item the document itself took from the stock: an edit may use it again. */
export type Held = ReadonlyMap<string, Milli>;

export const NOTHING_HELD: Held = new Map();

/** An item with what the edited document holds of it counted as available. */
export const withHeld = (item: CartItem, held: Held): CartItem => ({
  ...item,
  available: item.available + (held.get(lineKey(item)) ?? 0),
});

/**
 * How much of an item one press adds: one, or what is left of a measured one; 0 when the cart holds all that is in
 * stock.
 */
export function addable(cart: Cart, item: CartItem): Milli {
  if (!item.tracked) return ONE;
  const held = linesOf(cart, item).reduce((sum, { quantity }) => sum + quantity, 0);
  const room = item.available - held;
  if (room >= ONE) return ONE;
  return isSoldWhole(item.unit, item.variantId) ? 0 : Math.max(0, room);
}
