import { PAYMENT_MODE_LABELS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { MODE_ID, PAY_ON_ID } from '../cart/elements.ts';
import { modesOf } from '../payments/modesOf.ts';
import type { EditedBill } from './useEdit.ts';

/**
 * The payment mode, and the day on which the rest will be paid. If money was received with the bill, its mode stays.
 */
export function EditPayment({ bill }: { bill: EditedBill }) {
  const { before, cart, pending, problems, dispatch } = bill;
  const { today } = useShopClock();
  return (
    <Box display="grid" gap="3" pt="3">
      {!before.modeStays && (
        <Labelled label={formatMessage('billing.paymentMode')} required error={problems.mode}>
          <Box id={MODE_ID} w="full">
            <SegmentedChoice
              value={cart.mode ?? undefined}
              onValue={(mode) => dispatch({ type: 'mode', mode })}
              choices={modesOf({ credit: 0, tender: cart }).map((mode) => ({
                value: mode,
                label: formatMessage(PAYMENT_MODE_LABELS[mode]),
              }))}
            />
          </Box>
        </Labelled>
      )}
      {pending > 0 && before.terms.walkIn !== true && (
        <Labelled label={formatMessage('billing.payOn')} optional error={problems.payOn}>
          <Box id={PAY_ON_ID} w="full">
            <DateField
              value={cart.payOn ?? ''}
              onValue={(payOn) => dispatch({ type: 'payOn', payOn })}
              min={today}
            />
          </Box>
        </Labelled>
      )}
    </Box>
  );
}
