import {
  billTotals,
  pendingAmount,
  supplyTax,
  type BillOptions,
  type BillTotals,
  type DocumentType,
  type Paise,
  type Party,
  type Registration,
} from '@galla/domain';
import type { Cart } from './cart.ts';

/** What the sums of a cart depend on beside the cart itself. */
export interface CartTerms extends BillOptions {
  type: DocumentType;
  /** Only a shop with regular registration charges GST. */
  shop: Party & { registration: Registration };
  customer: Party;
}

export interface CartTotals extends BillTotals {
  advance: Paise;
  /** What is left to pay after the advance. */
  pending: Paise;
}

/**
 * What is taken at once: what was typed, else on an invoice paid in cash the whole total, since the money is on the
 * counter; 0 for UPI, orders and proposals.
 */
function advanceOf(cart: Cart, type: DocumentType, total: Paise): Paise {
  if (cart.advance !== null) return cart.advance;
  return type === 'INVOICE' && cart.mode === 'CASH' ? total : 0;
}

/** The sums of a cart, by the same rules as the server's. */
export function cartTotals(cart: Cart, terms: CartTerms): CartTotals {
  const totals = billTotals(
    cart.lines.map((line) => ({
      price: line.price,
      quantity: line.quantity,
      taxInclusive: line.taxInclusive,
      ...supplyTax(terms.shop, terms.customer, line),
    })),
    cart.discount ?? undefined,
    terms,
  );
  const advance = advanceOf(cart, terms.type, totals.total);
  return { ...totals, advance, pending: pendingAmount(totals.total, advance) };
}
