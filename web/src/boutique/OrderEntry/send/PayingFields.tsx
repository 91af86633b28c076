import { formatMessage, MAX_BANK } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { MODE_OPTIONS } from '../../../billing/index.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import type { Paying } from './paying.ts';

interface Props {
  paying: Paying;
  problems: { paymentMode?: string; reference?: string };
  onPaying: (paying: Paying) => void;
}

const LABELS = {
  UPI: 'payment.reference',
  CARD: 'payment.lastFour',
  BANK: 'payment.bankReferenceLabel',
} as const;

/** The payment mode, with the reference that a card or bank transfer needs. */
export function PayingFields({ paying, problems, onPaying }: Props) {
  const { mode, reference, bank = '' } = paying;
  return (
    <>
      <Labelled label={formatMessage('orderEntry.mode')} required error={problems.paymentMode}>
        <SegmentedChoice
          value={mode ?? undefined}
          onValue={(next) => onPaying({ mode: next, reference: '' })}
          choices={MODE_OPTIONS}
        />
      </Labelled>
      {mode !== null && mode !== 'CASH' && (
        <Labelled
          label={formatMessage(LABELS[mode])}
          required={mode !== 'UPI'}
          optional={mode === 'UPI'}
          error={problems.reference}
        >
          <Input
            value={reference}
            maxLength={mode === 'CARD' ? 4 : 35}
            autoComplete="off"
            inputMode={mode === 'BANK' ? 'text' : 'numeric'}
            onChange={(event) => onPaying({ ...paying, reference: event.target.value })}
          />
        </Labelled>
      )}
      {mode === 'BANK' && (
        <Labelled label={formatMessage('payment.bankName')} optional>
          <Input
            value={bank}
            maxLength={MAX_BANK}
            autoComplete="off"
            onChange={(event) => onPaying({ ...paying, bank: event.target.value })}
          />
        </Labelled>
      )}
    </>
  );
}
