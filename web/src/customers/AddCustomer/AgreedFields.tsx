import { formatMessage } from '@galla/domain';
import { useFormikContext } from 'formik';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormNumber } from '../../ui/FormNumber.tsx';
import type { NewCustomerValues } from './newCustomer.ts';
import { useMaySetMoney } from './useMaySetMoney.ts';

/** Credit limit and opening due of a new customer, for users who may set them. */
export function AgreedFields() {
  const { maySetLimit, maySetOpening } = useMaySetMoney();
  const { values } = useFormikContext<NewCustomerValues>();
  const { today } = useShopClock();
  return (
    <>
      {maySetLimit && (
        <FormNumber
          name="creditLimit"
          label={formatMessage('creditLimit.title')}
          hint={formatMessage('creditLimit.hint')}
          optional
        />
      )}
      {maySetOpening && (
        <FormNumber
          name="openingDue"
          label={formatMessage('openingDue.title')}
          hint={formatMessage('openingDue.hint')}
          optional
        />
      )}
      {maySetOpening && values.openingDue.trim() !== '' && (
        <FormField name="openingSince" label={formatMessage('openingDue.day')} optional>
          {({ name, value, onBlur }, setValue) => (
            <DateField name={name} value={value} max={today} onValue={setValue} onBlur={onBlur} />
          )}
        </FormField>
      )}
    </>
  );
}
