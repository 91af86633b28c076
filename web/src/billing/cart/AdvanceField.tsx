import { formatMessage } from '@galla/domain';
import { GivenField } from '../payments/GivenField.tsx';
import { ADVANCE_ID } from './elements.ts';
import { tenderingOf } from './tenderingOf.ts';
import type { Bill } from './useBill.ts';

interface Props {
  bill: Bill;
  /** The cart is a sheet that is open: its key must work above the screen. */
  inSheet?: boolean;
}

/** What an order takes before delivery is an advance; at the till money is received. */
export const takenLabel = ({ words }: Bill): string =>
  formatMessage(words.type === 'ORDER' ? 'billing.advance' : 'billing.received');

/** What is taken at once: it follows the total until it is typed over. */
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
