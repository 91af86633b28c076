import type { DocumentType, Paise, PaymentPart } from '@galla/domain';
import type { Cart } from './cart.ts';
import type { CartTerms } from './cartTotals.ts';

/** Modes whose money is there when the bill is made; of the others it is confirmed afterwards. */
const AT_ONCE = ['CASH', 'CARD'];

/** What is taken with a bill, and what goes back. */
export interface Paid {
  /** Of the bill, at most its total but where too much was typed. */
  advance: Paise;
  /** Cash that is given back. */
  change: Paise;
  parts: PaymentPart[];
}

/** Whether the whole total is taken unless something else is typed: at the till, and always of a walk-in. */
const followsTotal = ({ mode }: Cart, type: DocumentType, walkIn: boolean): boolean =>
  type === 'INVOICE' && mode !== null && (walkIn || AT_ONCE.includes(mode));

/**
 * What is taken at once: the parts of a split; else what was typed; else the whole total of an invoice whose money is
 * on the counter. Cash above the total is change. A proposal takes nothing.
 */
export function paidOf(
  cart: Cart,
  { type, walkIn = false }: Pick<CartTerms, 'type' | 'walkIn'>,
  total: Paise,
): Paid {
  if (type === 'PROPOSAL') return { advance: 0, change: 0, parts: [] };
  if (cart.split != null) {
    const parts = cart.split.filter(({ amount }) => amount > 0);
    return { advance: parts.reduce((sum, { amount }) => sum + amount, 0), change: 0, parts };
  }
  const given = cart.advance ?? (followsTotal(cart, type, walkIn) ? total : 0);
  const { mode, reference } = cart;
  if (mode === null || given === 0) return { advance: given, change: 0, parts: [] };
  const advance = mode === 'CASH' ? Math.min(given, total) : given;
  const part: PaymentPart = {
    mode,
    amount: advance,
    ...(reference?.trim() && mode !== 'CASH' && { reference: reference.trim() }),
    ...(given > advance && { tendered: given }),
  };
  return { advance, change: given - advance, parts: advance > 0 ? [part] : [] };
}
