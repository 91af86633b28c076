import {
  checkAdvance,
  checkDiscount,
  checkQuantity,
  checkTotal,
  checkZero,
  discountLimit,
  isSoldWhole,
  refuse,
  rupees,
  variantName,
  type Problem,
} from '@galla/domain';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { refuseOn } from '../../refusals/refuseOn.ts';
import type { Draft, PricedLine } from './draft.ts';
import type { Shop } from './parties.ts';

/**
 * Refuses impossible documents (spec 2 §5). Only upstream checks stock: after a lost answer the same key is sent
 * again, and by then the document itself has taken the last piece.
 */
export function checkDraft({ choice, lines, totals }: Draft, shop: Shop): void {
  const { subtotal, gst, total } = totals;
  refuseOn(
    ...lines.map(checkLineQuantity),
    checkTotal(subtotal + gst),
    checkDiscount(choice.discount, subtotal, discountLimit(totals, shop)),
  );
  // Checked before the advance, which the client may have derived from the total it knew.
  if (choice.expectedTotal !== undefined && choice.expectedTotal !== total) {
    throw new RefusalError(refuse('CHANGED_MEANWHILE'), { current: rupees(total) });
  }
  refuseOn(checkAdvance(choice.advance, total));
  refuseOn(...checkZero(totals, lines.map(pricedLine), choice.zeroConfirmed));
}

const pricedLine = ({ chosen, item, variant }: PricedLine) => ({
  name: variant ? variantName(item.title, variant.sku) : item.title,
  field: `${chosen.at}.price`,
});

function checkLineQuantity({ chosen, item, variant }: PricedLine): Problem | undefined {
  const whole = isSoldWhole(item.unit, variant);
  return checkQuantity(
    { quantity: chosen.quantity, available: 0, tracked: false, whole },
    `${chosen.at}.quantity`,
  );
}
