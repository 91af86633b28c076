import { formatMessage, type PaymentMode } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import type { ChangeEvent } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';

interface Props {
  /** A card needs its last four digits, a bank transfer its reference, UPI its UTR. */
  mode?: PaymentMode | null;
  value: string;
  onValue: (text: string) => void;
  problem: string | undefined;
}

/** Maximum length of a UPI reference. */
const MAX_REFERENCE = 35;

/** The label of a mode's reference. */
export function referenceLabel(mode: PaymentMode | null): string {
  if (mode === 'CARD') return formatMessage('payment.lastFour');
  return formatMessage(mode === 'BANK' ? 'payment.bankReferenceLabel' : 'payment.reference');
}

/** The bank's or card's reference of a payment. The label is inside the field until there is a problem. */
export function ReferenceField({ mode = 'UPI', value, onValue, problem }: Props) {
  const label = referenceLabel(mode);
  const optional = mode === 'UPI';
  const shared = {
    value,
    maxLength: mode === 'CARD' ? 4 : MAX_REFERENCE,
    inputMode: mode === 'BANK' ? 'text' : 'numeric',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value),
  } as const;
  if (problem === undefined) {
    return (
      <Input
        {...shared}
        aria-label={label}
        placeholder={optional ? `${label}, ${formatMessage('payment.referenceOptional')}` : label}
      />
    );
  }
  return (
    <Labelled label={label} optional={optional} required={!optional} error={problem}>
      <Input {...shared} {...(optional && { placeholder: formatMessage('payment.referenceHint') })} />
    </Labelled>
  );
}
