import { formatMessage, type PaymentMode } from '@galla/domain';
import { useShortcut } from '../../ui/useShortcut.ts';
import { modesOf } from '../payments/modesOf.ts';
import { DISCOUNT_ID, lineElementId } from './elements.ts';
import { focusIn } from './focus.ts';
import type { LastAdded } from './CartLines.tsx';
import { tenderingOf } from './tenderingOf.ts';
import type { Bill } from './useBill.ts';

interface Options {
  bill: Bill;
  lastAdded: LastAdded | undefined;
  /** The cart is an open sheet, so its shortcuts must work inside it. */
  inSheet: boolean;
}

/** Cash first, then the other modes in turn. */
const nextMode = (mode: PaymentMode | null, modes: readonly PaymentMode[]): PaymentMode =>
  modes[(modes.findIndex((one) => one === mode) + 1) % modes.length] ?? 'CASH';

/** Keyboard shortcuts of the cart. Enter alone never creates anything, because a scanner ends with Enter. */
export function useCartKeys({ bill, lastAdded, inSheet }: Options): void {
  const { cart, dispatch, words, create, busy } = bill;
  const newest = cart.lines.find(({ key }) => key === lastAdded?.key) ?? cart.lines.at(-1);
  const options = { inDialog: inSheet };
  useShortcut('F2', () => newest && focusIn(lineElementId(newest.key)), {
    ...options,
    says: formatMessage('billing.quantity'),
  });
  useShortcut('F4', () => focusIn(DISCOUNT_ID), { ...options, says: formatMessage('billing.discount') });
  useShortcut('F8', () => dispatch({ type: 'mode', mode: nextMode(cart.mode, modesOf(tenderingOf(bill))) }), {
    ...options,
    says: formatMessage('billing.paymentMode'),
  });
  useShortcut('Ctrl+Enter', create, { ...options, says: formatMessage(words.create), enabled: !busy });
}
