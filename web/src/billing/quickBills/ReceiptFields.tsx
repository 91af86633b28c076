import { formatMessage, PAYMENT_MODE_LABELS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Banknote, QrCode } from 'lucide-react';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import type { QuickMode, Receipt } from './useReceipt.ts';

const CHOICES: readonly { value: QuickMode; icon: typeof QrCode }[] = [
  { value: 'UPI', icon: QrCode },
  { value: 'CASH', icon: Banknote },
];

interface Props {
  receipt: Receipt;
  /** Whether to show the bank's reference. */
  withReference: boolean;
}

/** The mode of a received payment, and its reference. */
export const ReceiptFields = ({
  receipt: { mode, reference, change, problem, checking },
  withReference,
}: Props) => (
  <Box display="grid" gap="3" textAlign="start">
    <SegmentedChoice
      label={formatMessage('billing.paymentMode')}
      value={mode}
      onValue={(to) => change({ mode: to })}
      choices={CHOICES.map(({ value, icon: Icon }) => ({
        value,
        label: formatMessage(PAYMENT_MODE_LABELS[value]),
        icon: <Icon strokeWidth={1.75} aria-hidden />,
      }))}
    />
    {withReference && mode === 'UPI' && (
      <ReferenceField
        value={reference}
        onValue={(text) => change({ reference: text })}
        problem={problem.reference}
      />
    )}
    {checking && (
      // Below the buttons, because the text is too long for a label.
      <Box asChild color="fg.muted">
        <output>{formatMessage('faults.checkingSaved')}</output>
      </Box>
    )}
    {problem.rest !== undefined && (
      <Box role="alert" color="due.fg">
        {problem.rest}
      </Box>
    )}
  </Box>
);
