import { formatMessage } from '@galla/domain';
import { GivenField } from '../payments/GivenField.tsx';
import { ADVANCE_ID } from './elements.ts';
import { tenderingOf } from './tenderingOf.ts';
import type { Bill } from './useBill.ts';

interface Props {
  bill: Bill;
  /** The cart is an open sheet, so the shortcut must work inside it. */
  inSheet?: boolean;
}

/** The label of the amount taken at once: an order's is an advance, otherwise it is received. */
export const takenLabel = ({ words }: Bill): string =>
  formatMessage(words.type === 'ORDER' ? 'billing.advance' : 'billing.received');

/** The amount taken at once: follows the total until it is edited. */
export function AdvanceField({ bill, inSheet = false }: Props) {
  return (
    <GivenField
      key={bill.cart.key}
      money={tenderingOf(bill)}
      label={takenLabel(bill)}
      id={ADVANCE_ID}
      inDialog={inSheet}
    />
  );
}
