import {
  checkAdvance,
  checkCart,
  checkDiscount,
  checkParts,
  checkPaymentMode,
  checkPayOn,
  checkQuantity,
  checkSplit,
  checkTotal,
  checkWalkIn,
  checkZero,
  type BillTotals,
  type Day,
  discountLimit,
  isDay,
  MAX_MILLI,
  problem,
  type Problem,
} from '@galla/domain';
import { refuseOn } from '../../http/refused.ts';
import { type CheckedDraft, type Draft, partsOf } from './draft.ts';
import type { GoodsLine } from './goods.ts';
import type { BilledCustomer, Shop } from './parties.ts';
import type { Billed } from './totals.ts';

/** Checks that need no database lookup (spec 2 §5). `today` is the shop's day. */
export function checkDraft(draft: Draft, today: Day): asserts draft is CheckedDraft {
  refuseOn(
    checkCart(draft.lines.length),
    checkPaymentMode(draft.paymentMode),
    checkDelivery(draft, today),
    checkPayOn(draft.payOn, today),
    ...checkPayments(draft),
  );
}

/** The payments must add up to the advance, and the document's mode must be that of the largest one. */
function checkPayments(draft: Draft): (Problem | undefined)[] {
  const parts = partsOf(draft);
  return [...checkParts(parts), checkSplit(parts, { amount: draft.advance, mode: draft.paymentMode })];
}

/** A total of ₹0.00 must be confirmed explicitly. */
export function checkGivenAway({ zeroConfirmed }: Draft, { lines, totals }: Billed): void {
  const named = lines.map(({ goods: { name } }, at) => ({ name, field: `lines.${at}.price` }));
  refuseOn(...checkZero(totals, named, zeroConfirmed));
}

/** A walk-in pays in full and must be named above the legal amount; other bills already name their customer. */
export function checkBuyer(draft: Draft, { totals, pending }: Billed, { walkIn }: BilledCustomer): void {
  const { type, buyer } = draft;
  if (walkIn) refuseOn(...checkWalkIn({ type, pending, taxable: totals.taxable, buyer }));
  else if (buyer) refuseOn(problem('buyer', 'INVALID_INPUT', 'faults.invalidInput'));
}

function checkDelivery({ deliveryDate }: Draft, today: Day): Problem | undefined {
  if (deliveryDate === undefined || (isDay(deliveryDate) && deliveryDate >= today)) return undefined;
  return problem('deliveryDate', 'INVALID_INPUT', 'billing.deliveryDatePast');
}

/** Every quantity is positive, and whole for goods sold by the piece; stock is checked later. */
export function checkQuantities(chosen: readonly GoodsLine[]): void {
  const untracked = { available: 0, tracked: false };
  const problems = chosen.map(({ line: { quantity }, goods: { whole } }, at) =>
    checkQuantity({ quantity, whole, ...untracked }, `lines.${at}.quantity`),
  );
  refuseOn(...problems);
}

/** Discount and advance must not exceed the document's amount, which must be small enough to store (spec 2 §5). */
export function checkMoney(draft: Draft, totals: BillTotals, shop: Shop): void {
  refuseOn(
    checkTotal(totals.subtotal + totals.gst),
    totals.quantity > MAX_MILLI ? problem('lines', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge') : undefined,
    checkDiscount(draft.discount, totals.subtotal, discountLimit(totals, shop)),
    checkAdvance(draft.advance, totals.total),
    draft.type === 'PROPOSAL' && draft.advance > 0
      ? problem('advance', 'INVALID_INPUT', 'billing.proposalUnpaid')
      : undefined,
  );
}
