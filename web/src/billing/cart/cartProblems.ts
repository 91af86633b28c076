import {
  checkAdvance,
  checkCart,
  checkCredit,
  creditOf,
  checkDiscount,
  checkPaymentMode,
  checkPayOn,
  checkQuantity,
  checkReference,
  checkTotal,
  checkWalkIn,
  discountLimit,
  isDay,
  isSoldWhole,
  needsBuyer,
  formatMessage,
  type Day,
} from '@galla/domain';
import { prescriptionProblems } from '../prescription/entries.ts';
import { linesOf, type Cart, type CartLine } from './cart.ts';
import type { CartTerms, CartTotals } from './cartTotals.ts';

/** Problems of a bill, as sentences by the place where they are shown. */
export interface CartProblems {
  /** By line key. */
  lines: ReadonlyMap<string, string>;
  /** About the cart as a whole: empty, or too large an amount. */
  cart?: string | undefined;
  discount?: string | undefined;
  advance?: string | undefined;
  mode?: string | undefined;
  /** The card's digits or the bank's reference. */
  reference?: string | undefined;
  /** The day on which the rest will be paid. */
  payOn?: string | undefined;
  /** The buyer's details on a large walk-in bill, by field. */
  buyer?: Readonly<Record<string, string>> | undefined;
  /** By field name of the form `invoice`. */
  form: Readonly<Record<string, string>>;
  /** About the prescription, by the names of the REST API. */
  prescription?: Readonly<Record<string, string>> | undefined;
}

function lineProblem(line: CartLine, cart: Cart): string | undefined {
  if (line.gone) return formatMessage('billing.itemGone');
  if (line.priceAtTill === true && !line.priceChanged) return formatMessage('billing.priceAsked');
  // Other lines of an item priced at the till share its stock.
  const others = linesOf(cart, line).filter(({ key }) => key !== line.key);
  const available = others.reduce((left, { quantity }) => left - quantity, line.available);
  return checkQuantity({
    ...line,
    available: Math.max(0, available),
    whole: isSoldWhole(line.unit, line.variantId),
  })?.message;
}

/** Problems of each line: quantity against stock, and price. */
export const lineProblems = (cart: Cart): ReadonlyMap<string, string> =>
  new Map(
    cart.lines.flatMap((line): [string, string][] => {
      const message = lineProblem(line, cart);
      return message === undefined ? [] : [[line.key, message]];
    }),
  );

/** Problems shown while the bill is entered (spec 2 §5). */
export function cartProblems(cart: Cart, totals: CartTotals, terms: CartTerms): CartProblems {
  const { subtotal, gst, total } = totals;
  return {
    lines: lineProblems(cart),
    cart: checkTotal(subtotal + gst)?.message,
    discount: checkDiscount(cart.discount ?? undefined, subtotal, discountLimit(totals, terms))?.message,
    advance: (checkAdvance(totals.advance, total) ?? checkCredit(creditOf(totals.parts), terms.credit ?? 0))
      ?.message,
    form: {},
  };
}

/** Problems of unreadable numbers, by field or line: the sums shown do not include them. */
export function unreadableProblems(cart: Cart, typed: Readonly<Record<string, string>>): CartProblems {
  const lines = cart.lines.flatMap(({ key }): [string, string][] => {
    const message = typed[key];
    return message === undefined ? [] : [[key, message]];
  });
  return { lines: new Map(lines), discount: typed['discount'], advance: typed['advance'], form: {} };
}

/** Problems shown only on creation: missing input, and a payment day in the past. */
export function missingProblems(
  cart: Cart,
  totals: CartTotals,
  terms: CartTerms,
  today: Day,
  missingFields: Record<string, string>,
): Partial<CartProblems> {
  const delivery = cart.form['delivery_date'];
  const past = typeof delivery === 'string' && delivery !== '' && (!isDay(delivery) || delivery < today);
  return {
    ...walkInProblems(cart, totals, terms),
    cart: checkCart(cart.lines.length)?.message,
    payOn: totals.pending > 0 ? checkPayOn(cart.payOn || undefined, today)?.message : undefined,
    mode: cart.split == null ? checkPaymentMode(cart.mode)?.message : undefined,
    reference: totals.parts
      .map(({ mode, reference }) => checkReference(mode, reference)?.message)
      .find((message) => message !== undefined),
    ...(cart.prescription && { prescription: prescriptionProblems(cart.prescription, today) }),
    form: { ...missingFields, ...(past && { delivery_date: formatMessage('billing.deliveryDatePast') }) },
  };
}

/** A walk-in pays in full; on a large bill the buyer must be named. */
function walkInProblems(cart: Cart, totals: CartTotals, { walkIn, type }: CartTerms): Partial<CartProblems> {
  if (walkIn !== true) return {};
  const { pending, taxable } = totals;
  const found = checkWalkIn({ type, pending, taxable, buyer: needsBuyer(taxable) ? cart.buyer : undefined });
  const problems = found.filter((one) => one !== undefined);
  const buyer = problems.filter(({ field }) => field.startsWith('buyer.'));
  return {
    cart: problems.find(({ field }) => field === 'customer')?.message,
    advance: problems.find(({ field }) => field === 'advance')?.message,
    ...(buyer.length > 0 && {
      buyer: Object.fromEntries(buyer.map(({ field, message }) => [field.replace('buyer.', ''), message])),
    }),
  };
}

/** Merges problems; `first` takes precedence. */
export const mergeProblems = (first: CartProblems, second: Partial<CartProblems>): CartProblems => ({
  lines: new Map([...(second.lines ?? []), ...first.lines]),
  cart: first.cart ?? second.cart,
  discount: first.discount ?? second.discount,
  advance: first.advance ?? second.advance,
  mode: first.mode ?? second.mode,
  reference: first.reference ?? second.reference,
  payOn: first.payOn ?? second.payOn,
  buyer: first.buyer ?? second.buyer,
  form: { ...second.form, ...first.form },
  ...((first.prescription ?? second.prescription) && {
    prescription: { ...second.prescription, ...first.prescription },
  }),
});

export const hasProblems = ({
  lines,
  form,
  cart,
  discount,
  advance,
  mode,
  reference,
  payOn,
  buyer,
  prescription = {},
}: CartProblems): boolean =>
  lines.size > 0 ||
  Object.keys(form).length > 0 ||
  Object.keys(prescription).length > 0 ||
  [cart, discount, advance, mode, reference, payOn, buyer].some((problem) => problem !== undefined);
