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
  /** About the refund of an overpaid amount. */
  refund?: string | undefined;
}

export interface Money {
  totals: BillTotals;
  terms: CartTerms;
  received: Paise;
}

/** Problems shown while editing. */
export function editProblems({ cart }: Edit, { totals, terms }: Money): EditProblems {
  const { subtotal, gst } = totals;
  return {
    lines: lineProblems(cart),
    cart: checkTotal(subtotal + gst)?.message,
    discount: checkDiscount(cart.discount ?? undefined, subtotal, discountLimit(totals, terms))?.message,
    form: {},
  };
}

/** The overpaid amount, to be refunded with the edit. */
export const overpaid = ({ totals, terms, received }: Money): Paise =>
  terms.type === 'PROPOSAL' ? 0 : Math.max(0, received - totals.total);

/** A past day may stay, but cannot be newly entered. */
const isLate = (entry: unknown, before: unknown, today: Day): boolean =>
  typeof entry === 'string' && entry !== '' && entry !== before && (!isDay(entry) || entry < today);

/** Walk-in customers must pay in full. */
const walkInProblem = (pending: Paise, { walkIn, type }: CartTerms): string | undefined =>
  walkIn === true && type === 'INVOICE' && pending > 0
    ? checkWalkIn({ type, pending, taxable: 0, buyer: undefined }).find((one) => one !== undefined)?.message
    : undefined;

/** Problems shown only on saving. */
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
    // An unchanged prescription is not checked against today's rules.
    ...(isPrescribedAnew(cart, seen.cart) && {
      prescription: prescriptionProblems(cart.prescription, today),
    }),
    form: { ...missingFields, ...(late && { delivery_date: formatMessage('billing.deliveryDatePast') }) },
  };
}
