import { formatMessage, MAX_BANK, type PaymentMode } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { referenceLabel } from '../payments/ReferenceField.tsx';
import { MODE_OPTIONS, WAY_OPTIONS } from './way.ts';

interface Props {
  mode: PaymentMode;
  /** The customer who may keep the money as credit; without one it is refunded. */
  keeper?: string | undefined;
}

/** The mode of a payment or refund, with reference and bank if the mode has them. */
export function WayFields({ mode, keeper }: Props) {
  return (
    <>
      <FormSelect
        name="mode"
        label={formatMessage('billing.paymentMode')}
        required
        options={keeper === undefined ? MODE_OPTIONS : WAY_OPTIONS}
        {...(mode === 'CREDIT' &&
          keeper !== undefined && { hint: formatMessage('returns.creditHint', { name: keeper }) })}
      />
      {mode !== 'CASH' && mode !== 'CREDIT' && (
        <FormField
          name="reference"
          label={referenceLabel(mode)}
          required={mode !== 'UPI'}
          optional={mode === 'UPI'}
        >
          {(input) => <Input {...input} maxLength={mode === 'CARD' ? 4 : 35} autoComplete="off" />}
        </FormField>
      )}
      {mode === 'BANK' && (
        <FormField name="bank" label={formatMessage('payment.bankName')} optional>
          {(input) => <Input {...input} maxLength={MAX_BANK} autoComplete="off" />}
        </FormField>
      )}
    </>
  );
}
