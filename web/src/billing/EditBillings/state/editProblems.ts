import {
  checkCart,
  checkDiscount,
  checkPaymentMode,
  checkPayOn,
  checkReason,
  checkReceived,
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
import { reasonText, type Edit } from './edit.ts';

export interface EditProblems extends CartProblems {
  reason?: string | undefined;
}

interface Money {
  totals: BillTotals;
  terms: CartTerms;
  received: Paise;
}

/** What can be told while somebody still edits; also that more was received than the bill would come to. */
export function editProblems({ cart }: Edit, { totals, terms, received }: Money): EditProblems {
  const { subtotal, gst, total } = totals;
  const over = terms.type === 'PROPOSAL' ? undefined : checkReceived(total, received);
  return {
    lines: lineProblems(cart),
    cart: (checkTotal(subtotal + gst) ?? (cart.lines.length > 0 ? over : undefined))?.message,
    discount: checkDiscount(cart.discount ?? undefined, subtotal, discountLimit(totals, terms))?.message,
    form: {},
  };
}

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
  { cart, seen, reason }: Edit,
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
    reason: checkReason(terms.type, reasonText(reason))?.message,
    form: { ...missingFields, ...(late && { delivery_date: formatMessage('billing.deliveryDatePast') }) },
  };
}
