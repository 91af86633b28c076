import {
  checkAdvance,
  checkCart,
  checkDiscount,
  checkPaymentMode,
  checkQuantity,
  checkTotal,
  type BillTotals,
  type Day,
  discountLimit,
  isDay,
  MAX_MILLI,
  problem,
  type Problem,
} from '@galla/domain';
import { refuseOn } from '../../http/refused.ts';
import type { CheckedDraft, Draft } from './draft.ts';
import type { ChosenLine } from './goods.ts';
import type { Shop } from './parties.ts';

/** What can be seen without looking anything up (spec 2 §5). `today` is the shop's day. */
export function checkDraft(draft: Draft, today: Day): asserts draft is CheckedDraft {
  refuseOn(checkCart(draft.lines.length), checkPaymentMode(draft.paymentMode), checkDelivery(draft, today));
}

function checkDelivery({ deliveryDate }: Draft, today: Day): Problem | undefined {
  if (deliveryDate === undefined || (isDay(deliveryDate) && deliveryDate >= today)) return undefined;
  return problem('deliveryDate', 'INVALID_INPUT', 'billing.deliveryDatePast');
}

/** Every quantity is above zero, and whole where pieces are sold; stock is looked at later. */
export function checkQuantities(chosen: readonly ChosenLine[]): void {
  const untracked = { available: 0, tracked: false };
  const problems = chosen.map(({ line: { quantity }, goods: { whole } }, at) =>
    checkQuantity({ quantity, whole, ...untracked }, `lines.${at}.quantity`),
  );
  refuseOn(...problems);
}

/** Discount and advance are within the document's amount, and the amount within what is kept (spec 2 §5). */
export function checkMoney(draft: Draft, totals: BillTotals, shop: Shop): void {
  refuseOn(
    checkTotal(totals.subtotal + totals.gst),
    totals.quantity > MAX_MILLI ? problem('lines', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge') : undefined,
    checkDiscount(draft.discount, totals.subtotal, discountLimit(totals, shop)),
    checkAdvance(draft.advance, totals.total),
  );
}
