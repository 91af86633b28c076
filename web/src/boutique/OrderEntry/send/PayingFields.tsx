import { formatMessage, MAX_BANK, type Paise } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { keyAsReference, MODE_OPTIONS, PaymentCode } from '../../../billing/index.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import type { Entry } from '../entry/useEntry.ts';
import type { Paying } from './paying.ts';

interface Props {
  entry: Pick<Entry, 'shop' | 'draft'>;
  /** Amount in the UPI code (spec 3 §9). */
  asked: Paise;
  paying: Paying;
  problems: { paymentMode?: string; reference?: string };
  onPaying: (paying: Paying) => void;
}

const LABELS = {
  UPI: 'payment.reference',
  CARD: 'payment.lastFour',
  BANK: 'payment.bankReferenceLabel',
} as const;

/** The mode of payment, with the UPI code, or the reference of a card or bank payment. */
export function PayingFields({ entry, asked, paying, problems, onPaying }: Props) {
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
      {mode === 'UPI' && asked > 0 && (
        <PaymentCode tenantId={entry.shop.id} amount={asked} {...keyAsReference(entry.draft.key)} />
      )}
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
