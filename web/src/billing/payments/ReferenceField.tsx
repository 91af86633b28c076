import { say } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import type { ChangeEvent } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';

interface Props {
  value: string;
  onValue: (text: string) => void;
  problem: string | undefined;
  /** On a phone's bottom bar: the label stands inside the field. */
  compact?: boolean;
}

/** The longest reference that UPI carries. */
const MAX_REFERENCE = 35;

/** The reference from the bank's message (UTR). */
export function ReferenceField({ value, onValue, problem, compact = false }: Props) {
  const label = say('payment.reference');
  const shared = {
    value,
    maxLength: MAX_REFERENCE,
    inputMode: 'numeric',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value),
  } as const;
  if (compact && problem === undefined) {
    return (
      <Input {...shared} aria-label={label} placeholder={`${label}, ${say('payment.referenceOptional')}`} />
    );
  }
  return (
    <Labelled label={label} optional error={problem}>
      <Input {...shared} placeholder={say('payment.referenceHint')} />
    </Labelled>
  );
}
