import { formatMessage, MONEY_MODES, PAYMENT_MODE_LABELS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { REFUND_ID } from '../cart/elements.ts';
import { BankField } from '../payments/BankField.tsx';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { USUAL_REFUND } from './state/edit.ts';
import type { EditedBill } from './useEdit.ts';

const CHOICES = MONEY_MODES.map((value) => ({ value, label: formatMessage(PAYMENT_MODE_LABELS[value]) }));

/** How an overpaid amount is refunded with the edit; nothing if there is none. */
export function RefundWay({ bill }: { bill: EditedBill }) {
  const { edit, overpaid, problems, dispatch } = bill;
  const { refund = USUAL_REFUND } = edit;
  if (overpaid === 0 || edit.cart.lines.length === 0) return null;
  return (
    <Box id={REFUND_ID} display="grid" gap="2">
      <Labelled label={formatMessage('billing.refundBy')}>
        <SegmentedChoice
          value={refund.mode}
          onValue={(mode) => dispatch({ type: 'refund', refund: { mode, reference: '' } })}
          choices={CHOICES}
        />
      </Labelled>
      {refund.mode !== 'CASH' && (
        <ReferenceField
          mode={refund.mode}
          value={refund.reference}
          onValue={(reference) => dispatch({ type: 'refund', refund: { ...refund, reference } })}
          problem={problems.refund}
        />
      )}
      {refund.mode === 'BANK' && (
        <BankField
          value={refund.bank ?? ''}
          onValue={(bank) => dispatch({ type: 'refund', refund: { ...refund, bank } })}
        />
      )}
    </Box>
  );
}
