import { problem, type Problem } from '../refusals/problem.ts';
import type { ItemDraft } from './itemDraft.ts';

type Priced = Pick<ItemDraft, 'price' | 'offer' | 'mrp' | 'priceAtTill' | 'hasVariants'>;

/**
 * Checks the prices of an item together: an offer is at most the price, the charged price at most the MRP, and an
 * item without price, offer or variants must be priced at the till, or it would be billed at ₹0.00 unnoticed.
 * @param before the item being changed: its existing prices are not refused
 */
export function checkPrices(item: Priced, before?: Priced): Problem | undefined {
  const { price, offer, mrp, priceAtTill, hasVariants } = item;
  if (hasVariants || priceAtTill || (before && isAsPriced(item, before))) return undefined;
  const charged = price ?? offer;
  if (charged === null) return problem('price', 'INVALID_INPUT', 'catalogue.priceMissing');
  if (offer !== null && offer > charged)
    return problem('offer', 'INVALID_INPUT', 'catalogue.offerAbovePrice');
  if (mrp === null || charged <= mrp) return undefined;
  return problem(price === null ? 'offer' : 'price', 'INVALID_INPUT', 'optical.priceAboveMrp');
}

const isAsPriced = (one: Priced, other: Priced): boolean =>
  one.price === other.price &&
  one.offer === other.offer &&
  one.mrp === other.mrp &&
  one.priceAtTill === other.priceAtTill &&
  one.hasVariants === other.hasVariants;
