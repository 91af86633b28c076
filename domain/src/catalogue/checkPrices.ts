import { problem, type Problem } from '../refusals/problem.ts';
import type { ItemDraft } from './itemDraft.ts';

type Priced = Pick<ItemDraft, 'price' | 'offer' | 'priceAtTill' | 'hasVariants'>;

/**
 * What is wrong with the prices of an item together: an offer is never above its price, and what has neither price,
 * offer nor variants must be priced at the till, or it would be billed at ₹0.00 unseen.
 * @param before the item that is changed: prices that stood there already are not refused
 */
export function checkPrices(item: Priced, before?: Priced): Problem | undefined {
  const { price, offer, priceAtTill, hasVariants } = item;
  if (hasVariants || priceAtTill || (before && isAsPriced(item, before))) return undefined;
  if (price === null) {
    return offer === null ? problem('price', 'INVALID_INPUT', 'catalogue.priceMissing') : undefined;
  }
  return offer !== null && offer > price
    ? problem('offer', 'INVALID_INPUT', 'catalogue.offerAbovePrice')
    : undefined;
}

const isAsPriced = (one: Priced, other: Priced): boolean =>
  one.price === other.price &&
  one.offer === other.offer &&
  one.priceAtTill === other.priceAtTill &&
  one.hasVariants === other.hasVariants;
