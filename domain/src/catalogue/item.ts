import type { Paise } from '../money/paise.ts';

/** What a shop sells (spec 2 §3: category product or service). */
export const ITEM_KINDS = ['PRODUCT', 'SERVICE'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * The price that a bill begins with (spec 2 §3): a service's offer, else its price; a product's price, else its
 * offer. Undefined when the item has neither.
 */
export function catalogPrice(kind: ItemKind, price?: Paise | null, offer?: Paise | null): Paise | undefined {
  return (kind === 'SERVICE' ? (offer ?? price) : (price ?? offer)) ?? undefined;
}

/** Whether it has no price of its own, nor in variants: whoever bills it is asked for one. */
export const isPricedAtTill = <Amount>(item: {
  price: Amount | null;
  offer: Amount | null;
  hasVariants: boolean;
}): boolean => item.price === null && item.offer === null && !item.hasVariants;

/** What an item costs, as a list shows it. */
export interface ShownPrice {
  /** What a bill begins with; undefined when the item has neither price nor offer. */
  counts: Paise | undefined;
  /** The price that a lower offer replaces. */
  struck: Paise | undefined;
  /** Whether it is the offer that counts. */
  byOffer: boolean;
}

/** What lists show of an item's price, so that they and the till agree: only a price that an offer replaces is struck. */
export function shownPrice(kind: ItemKind, price?: Paise | null, offer?: Paise | null): ShownPrice {
  const counts = catalogPrice(kind, price, offer);
  const byOffer = offer != null && (kind === 'SERVICE' || price == null);
  const isReplaced = byOffer && price != null && price > offer;
  return { counts, struck: isReplaced ? price : undefined, byOffer };
}

/** The key of a cart line (spec 2 §3): "product-7", of a variant "product-7-variant-9". */
export function cartLineKey(kind: ItemKind, itemId: string, variantId?: string): string {
  const key = `${kind.toLowerCase()}-${itemId}`;
  return variantId === undefined ? key : `${key}-variant-${variantId}`;
}

/** The name of a variant on a cart line: the product's with the variant's sku in brackets (spec 2 §3). */
export function variantName(name: string, sku: string): string {
  return `${name} (${sku})`;
}
