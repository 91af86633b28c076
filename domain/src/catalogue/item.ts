import type { Paise } from '../money/paise.ts';

/** What a shop sells (spec 2 §3: category product or service). */
export const ITEM_KINDS = ['PRODUCT', 'SERVICE'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * The starting price on a bill (spec 2 §3): a service's offer, else its price; a product's price, else its offer.
 * Undefined when the item has neither.
 */
export function catalogPrice(kind: ItemKind, price?: Paise | null, offer?: Paise | null): Paise | undefined {
  return (kind === 'SERVICE' ? (offer ?? price) : (price ?? offer)) ?? undefined;
}

/** Whether the item has no price, neither its own nor in variants: the cashier is asked for one. */
export const isPricedAtTill = <Amount>(item: {
  price: Amount | null;
  offer: Amount | null;
  hasVariants: boolean;
}): boolean => item.price === null && item.offer === null && !item.hasVariants;

/** The price of an item as a list shows it. */
export interface ShownPrice {
  /** The starting price on a bill; undefined when the item has neither price nor offer. */
  counts: Paise | undefined;
  /** The price that a lower offer replaces, shown struck through. */
  struck: Paise | undefined;
  /** Whether it is the offer that counts. */
  byOffer: boolean;
}

/** What lists show of an item's price, in agreement with the till: only a price replaced by an offer is struck through. */
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

/** The name of a variant on a cart line: the product's, with the variant's sku in brackets (spec 2 §3). */
export function variantName(name: string, sku: string): string {
  return `${name} (${sku})`;
}
