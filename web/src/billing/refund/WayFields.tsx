import { formatMessage, type MoneyMode } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { referenceLabel } from '../payments/ReferenceField.tsx';
import { MODE_OPTIONS } from './way.ts';

/** By which mode money goes back, and its reference where the mode has one. */
export function WayFields({ mode }: { mode: MoneyMode }) {
  return (
    <>
      <FormSelect name="mode" label={formatMessage('billing.paymentMode')} required options={MODE_OPTIONS} />
      {mode !== 'CASH' && (
        <FormField
          name="reference"
          label={referenceLabel(mode)}
          required={mode !== 'UPI'}
          optional={mode === 'UPI'}
        >
          {(input) => <Input {...input} maxLength={mode === 'CARD' ? 4 : 35} autoComplete="off" />}
        </FormField>
      )}
    </>
  );
}
