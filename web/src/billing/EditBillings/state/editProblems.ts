import {
  checkCart,
  checkDiscount,
  checkPaymentMode,
  checkPayOn,
  checkReason,
  checkReference,
  checkTotal,
  checkWalkIn,
  discountLimit,
  formatMessage,
  isDay,
  type BillTotals,
  type Day,
  type Paise,
} from '@galla/domain';
import type { CartTerms } from '../../cart/cartTotals.ts';
import { lineProblems, type CartProblems } from '../../cart/cartProblems.ts';
import { prescriptionProblems } from '../../prescription/entries.ts';
import { isPrescribedAnew, reasonText, USUAL_REFUND, type Edit } from './edit.ts';

export interface EditProblems extends CartProblems {
  reason?: string | undefined;
  /** Of how what was received above the total goes back. */
  refund?: string | undefined;
}

export interface Money {
  totals: BillTotals;
  terms: CartTerms;
  received: Paise;
}

/** What can be told while somebody still edits. */
export function editProblems({ cart }: Edit, { totals, terms }: Money): EditProblems {
  const { subtotal, gst } = totals;
  return {
    lines: lineProblems(cart),
    cart: checkTotal(subtotal + gst)?.message,
    discount: checkDiscount(cart.discount ?? undefined, subtotal, discountLimit(totals, terms))?.message,
    form: {},
  };
}

/** What was received above what the bill comes to: it goes back with the edit. */
export const overpaid = ({ totals, terms, received }: Money): Paise =>
  terms.type === 'PROPOSAL' ? 0 : Math.max(0, received - totals.total);

/** A day that has passed may stay, and none is named anew. */
const isLate = (entry: unknown, before: unknown, today: Day): boolean =>
  typeof entry === 'string' && entry !== '' && entry !== before && (!isDay(entry) || entry < today);

/** A walk-in owes nothing. */
const walkInProblem = (pending: Paise, { walkIn, type }: CartTerms): string | undefined =>
  walkIn === true && type === 'INVOICE' && pending > 0
    ? checkWalkIn({ type, pending, taxable: 0, buyer: undefined }).find((one) => one !== undefined)?.message
    : undefined;

/** What is told only once somebody wants to save. */
export function missingInEdit(
  { cart, seen, reason, refund = USUAL_REFUND }: Edit,
  { totals, terms, received }: Money,
  today: Day,
  missingFields: Record<string, string>,
): EditProblems {
  const pending = Math.max(0, totals.total - received);
  const { payOn = '' } = cart;
  const late = isLate(cart.form['delivery_date'], seen.cart.form['delivery_date'], today);
  return {
    lines: new Map(),
    cart: checkCart(cart.lines.length)?.message ?? walkInProblem(pending, terms),
    mode: checkPaymentMode(cart.mode, 'edit')?.message,
    payOn:
      pending > 0 && payOn !== (seen.cart.payOn ?? '')
        ? checkPayOn(payOn || undefined, today)?.message
        : undefined,
    refund:
      overpaid({ totals, terms, received }) > 0
        ? checkReference(refund.mode, refund.reference)?.message
        : undefined,
    reason: checkReason(terms.type, reasonText(reason))?.message,
    // One that stays as it was is not held against the rules of today.
    ...(isPrescribedAnew(cart, seen.cart) && {
      prescription: prescriptionProblems(cart.prescription, today),
    }),
    form: { ...missingFields, ...(late && { delivery_date: formatMessage('billing.deliveryDatePast') }) },
  };
}
