import {
  billTotals,
  pendingAmount,
  supplyTax,
  type BillOptions,
  type BillTotals,
  type DocumentType,
  type Paise,
  type PaymentPart,
  type Party,
  type Registration,
} from '@galla/domain';
import { buyerOf, type Cart } from './cart.ts';
import { paidAtOnce } from './paidAtOnce.ts';

/** What the sums of a cart depend on beside the cart itself. */
export interface CartTerms extends BillOptions {
  type: DocumentType;
  /** Only a shop with regular registration charges GST. */
  shop: Party & { registration: Registration };
  customer: Party;
  /** Nobody in particular: paid in full. */
  walkIn?: boolean;
  /** What the shop owes the customer of goods that came back. */
  credit?: Paise;
}

export interface CartTotals extends BillTotals {
  advance: Paise;
  /** Cash that is given back. */
  change: Paise;
  /** What is taken at once, by how it is paid. */
  parts: PaymentPart[];
  /** What is left to pay after what is taken at once. */
  pending: Paise;
}

/** What the lines of a cart come to with its discount, whatever is paid. */
export const cartSums = (cart: Pick<Cart, 'lines' | 'discount'>, terms: CartTerms): BillTotals =>
  billTotals(
    cart.lines.map((line) => ({
      price: line.price,
      quantity: line.quantity,
      taxInclusive: line.taxInclusive,
      ...supplyTax(terms.shop, terms.customer, line),
    })),
    cart.discount ?? undefined,
    terms,
  );

/** The sums of a cart, by the same rules as the server's. */
export function cartTotals(cart: Cart, terms: CartTerms): CartTotals {
  // The state of a buyer who is named decides the tax, as it does on the server.
  const buyer = terms.walkIn ? buyerOf(cart) : undefined;
  const customer = buyer ? { ...terms.customer, stateCode: buyer.stateCode } : terms.customer;
  const totals = cartSums(cart, { ...terms, customer });
  const paid = paidAtOnce(cart, terms, totals.total);
  return { ...totals, ...paid, pending: pendingAmount(totals.total, paid.advance) };
}
