import { formatMessage } from '@galla/domain';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { LastAdded } from '../cart/CartLines.tsx';
import { DISCOUNT_ID, lineElementId, REASON_ID } from '../cart/elements.ts';
import { focusIn } from '../cart/focus.ts';
import type { EditedBill } from './useEdit.ts';

/** Keyboard shortcuts of the edit. Enter alone does not save, because a scanner ends with Enter. */
export function useEditKeys(bill: EditedBill, lastAdded: LastAdded | undefined, inDialog: boolean): void {
  const { cart, busy, pending } = bill;
  const newest = cart.lines.find(({ key }) => key === lastAdded?.key) ?? cart.lines.at(-1);
  useShortcut('F2', () => newest && focusIn(lineElementId(newest.key)), {
    inDialog,
    says: formatMessage('billing.quantity'),
  });
  useShortcut('F4', () => focusIn(DISCOUNT_ID), { inDialog, says: formatMessage('billing.discount') });
  useShortcut('F6', () => focusIn(REASON_ID), { inDialog, says: formatMessage('billing.why') });
  useShortcut('Ctrl+Enter', bill.update, {
    inDialog,
    says: formatMessage('billing.update'),
    enabled: !busy,
  });
  useShortcut('p', bill.updateAndReceive, {
    inDialog,
    says: formatMessage('billing.updateAndReceive'),
    enabled: !busy && pending > 0,
  });
}

export const editHints = (): readonly KeyHint[] => [
  [['ArrowUp', 'ArrowDown'], formatMessage('shell.keyMove')],
  [['F2'], formatMessage('billing.keyQuantity')],
  [['F4'], formatMessage('billing.keyDiscount')],
  [['F6'], formatMessage('billing.keyReason')],
];
