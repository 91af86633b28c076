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

/** What can be seen without looking anything up (spec 2 §5). `today` is the shop's day. */
export function checkDraft(draft: Draft, today: Day): asserts draft is CheckedDraft {
  refuseOn(
    checkCart(draft.lines.length),
    checkPaymentMode(draft.paymentMode),
    checkDelivery(draft, today),
    checkPayOn(draft.payOn, today),
    ...checkPayments(draft),
  );
}

/** Several payments make up the advance, and the document names the mode of the largest. */
function checkPayments(draft: Draft): (Problem | undefined)[] {
  const parts = partsOf(draft);
  return [...checkParts(parts), checkSplit(parts, { amount: draft.advance, mode: draft.paymentMode })];
}

/** Nothing is given away unasked. */
export function checkGivenAway({ zeroConfirmed }: Draft, { lines, totals }: Billed): void {
  const named = lines.map(({ goods: { name } }, at) => ({ name, field: `lines.${at}.price` }));
  refuseOn(...checkZero(totals, named, zeroConfirmed));
}

/** The walk-in pays in full and is named when much is bought; other bills name their customer already. */
export function checkBuyer(draft: Draft, { totals, pending }: Billed, { walkIn }: BilledCustomer): void {
  const { type, buyer } = draft;
  if (walkIn) refuseOn(...checkWalkIn({ type, pending, taxable: totals.taxable, buyer }));
  else if (buyer) refuseOn(problem('buyer', 'INVALID_INPUT', 'faults.invalidInput'));
}

function checkDelivery({ deliveryDate }: Draft, today: Day): Problem | undefined {
  if (deliveryDate === undefined || (isDay(deliveryDate) && deliveryDate >= today)) return undefined;
  return problem('deliveryDate', 'INVALID_INPUT', 'billing.deliveryDatePast');
}

/** Every quantity is above zero, and whole where pieces are sold; stock is looked at later. */
export function checkQuantities(chosen: readonly GoodsLine[]): void {
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
    draft.type === 'PROPOSAL' && draft.advance > 0
      ? problem('advance', 'INVALID_INPUT', 'billing.proposalUnpaid')
      : undefined,
  );
}
