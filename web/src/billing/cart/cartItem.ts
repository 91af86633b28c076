import { isSoldWhole, variantName, type Milli } from '@galla/domain';
import type { CatalogueEntry, VariantEntry } from '../../catalogue/index.ts';
import { lineKey, linesOf, type Cart, type CartItem } from './cart.ts';
import { ONE } from './cartReducer.ts';

/** A cart item from a catalogue entry; a variant has its own price, tax and stock (spec 2 §3). */
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

/** The quantity that the edited document itself took from stock, by line: an edit may reuse it. */
export type Held = ReadonlyMap<string, Milli>;

export const NOTHING_HELD: Held = new Map();

/** An item whose available stock includes the quantity held by the edited document. */
export const withHeld = (item: CartItem, held: Held): CartItem => ({
  ...item,
  available: item.available + (held.get(lineKey(item)) ?? 0),
});

/** The quantity that one press adds: one, or the rest of a measured item; 0 if the cart holds the whole stock. */
export function addable(cart: Cart, item: CartItem): Milli {
  if (!item.tracked) return ONE;
  const held = linesOf(cart, item).reduce((sum, { quantity }) => sum + quantity, 0);
  const room = item.available - held;
  if (room >= ONE) return ONE;
  return isSoldWhole(item.unit, item.variantId) ? 0 : Math.max(0, room);
}
