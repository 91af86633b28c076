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

/** The parameters of a cart's sums besides the cart itself. */
export interface CartTerms extends BillOptions {
  type: DocumentType;
  /** GST is charged only by shops with regular registration. */
  shop: Party & { registration: Registration };
  customer: Party;
  /** A customer without a name, who pays in full. */
  walkIn?: boolean;
  /** The customer's credit from returned goods. */
  credit?: Paise;
}

export interface CartTotals extends BillTotals {
  advance: Paise;
  /** Cash change. */
  change: Paise;
  /** The payments taken at once, by mode. */
  parts: PaymentPart[];
  /** The amount pending after the payments taken at once. */
  pending: Paise;
}

/** The sums of a cart's lines with its discount, independent of payments. */
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
  // A named buyer's state determines the tax, as on the server.
  const buyer = terms.walkIn ? buyerOf(cart) : undefined;
  const customer = buyer ? { ...terms.customer, stateCode: buyer.stateCode } : terms.customer;
  const totals = cartSums(cart, { ...terms, customer });
  const paid = paidAtOnce(cart, terms, totals.total);
  return { ...totals, ...paid, pending: pendingAmount(totals.total, paid.advance) };
}
