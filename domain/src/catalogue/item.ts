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

/** The key of a cart line (spec 2 §3): "product-7", of a variant "product-7-variant-9". */
export function cartLineKey(kind: ItemKind, itemId: string, variantId?: string): string {
  const key = `${kind.toLowerCase()}-${itemId}`;
  return variantId === undefined ? key : `${key}-variant-${variantId}`;
}

/** The name of a variant on a cart line: the product's with the variant's sku in brackets (spec 2 §3). */
export function variantName(name: string, sku: string): string {
  return `${name} (${sku})`;
}
