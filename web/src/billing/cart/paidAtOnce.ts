import type { DocumentType, Paise } from '@galla/domain';
import { NOTHING_PAID, paidOf, type Paid } from '../payments/paid.ts';
import type { Cart } from './cart.ts';
import type { CartTerms } from './cartTotals.ts';

/** Modes whose money is received when the bill is created; for the others it is confirmed afterwards. */
const AT_ONCE = ['CASH', 'CARD', 'CREDIT'];

/** Whether the whole total is taken by default: for invoices paid at once, and always for a walk-in. */
const followsTotal = ({ mode }: Cart, type: DocumentType, walkIn: boolean): boolean =>
  type === 'INVOICE' && mode !== null && (walkIn || AT_ONCE.includes(mode));

/** What is received with a document. A proposal receives nothing. */
export function paidAtOnce(
  cart: Cart,
  { type, walkIn = false, credit }: Pick<CartTerms, 'type' | 'walkIn' | 'credit'>,
  total: Paise,
): Paid {
  return type === 'PROPOSAL' ? NOTHING_PAID : paidOf(cart, total, followsTotal(cart, type, walkIn), credit);
}
