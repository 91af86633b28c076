import type { DocumentType, Paise } from '@galla/domain';
import { NOTHING_PAID, paidOf, type Paid } from '../payments/paid.ts';
import type { Cart } from './cart.ts';
import type { CartTerms } from './cartTotals.ts';

/** Modes whose money is there when the bill is made; of the others it is confirmed afterwards. */
const AT_ONCE = ['CASH', 'CARD', 'CREDIT'];

/** Whether the whole total is taken unless something else is typed: at the till, and always of a walk-in. */
const followsTotal = ({ mode }: Cart, type: DocumentType, walkIn: boolean): boolean =>
  type === 'INVOICE' && mode !== null && (walkIn || AT_ONCE.includes(mode));

/** What is taken with a document. A proposal takes nothing. */
export function paidAtOnce(
  cart: Cart,
  { type, walkIn = false, credit }: Pick<CartTerms, 'type' | 'walkIn' | 'credit'>,
  total: Paise,
): Paid {
  return type === 'PROPOSAL' ? NOTHING_PAID : paidOf(cart, total, followsTotal(cart, type, walkIn), credit);
}
