import { formatMessage, MAX_BANK } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';

interface Props {
  value: string;
  onValue: (text: string) => void;
}

/** The bank of a transfer, optional: accountants sort payments by it. */
export function BankField({ value, onValue }: Props) {
  const label = formatMessage('payment.bankName');
  return (
    <Input
      aria-label={label}
      placeholder={`${label}, ${formatMessage('payment.referenceOptional')}`}
      value={value}
      maxLength={MAX_BANK}
      autoComplete="off"
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
