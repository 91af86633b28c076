import { formatMessage, stateChoices } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../ui/FormField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { AgreedFields } from './AgreedFields.tsx';
import type { NewCustomerValues } from './newCustomer.ts';

const states = stateChoices();

/**
 * Fields that a bill rarely needs: e-mail, GSTIN, address, credit limit and opening due. Expanded at once if
 * one of them has a problem.
 */
export function MoreFields() {
  const [asked, setAsked] = useState(false);
  const { errors } = useFormikContext<NewCustomerValues>();
  const wrong = ['email', 'gstin', 'address', 'stateCode', 'creditLimit', 'openingDue', 'openingSince'].some(
    (name) => name in errors,
  );
  if (!asked && !wrong) {
    return (
      <Button variant="ghost" alignSelf="flex-start" px="0" onClick={() => setAsked(true)}>
        <ChevronDown strokeWidth={1.75} aria-hidden />
        {formatMessage('customers.moreFields')}
      </Button>
    );
  }
  return (
    <>
      <FormField name="email" label={formatMessage('customers.email')} optional>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField name="gstin" label={formatMessage('customers.gst')} optional>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="characters" maxLength={15} />}
      </FormField>
      <FormField name="address" label={formatMessage('customers.address')} optional>
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      <FormField name="stateCode" label={formatMessage('customers.state')} optional>
        {({ value, name, onBlur }, setValue) => (
          <SelectField
            name={name}
            options={states}
            value={value}
            placeholder=""
            onValue={setValue}
            onBlur={onBlur}
          />
        )}
      </FormField>
      <AgreedFields />
    </>
  );
}
