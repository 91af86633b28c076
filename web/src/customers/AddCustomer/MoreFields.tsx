import { formatMessage, stateChoices } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { AgreedFields } from './AgreedFields.tsx';
import type { NewCustomerValues } from './newCustomer.ts';

const states = stateChoices();

const DAYS = [
  { name: 'birthday', label: 'customers.birthday' },
  { name: 'anniversary', label: 'customers.anniversary' },
] as const;

/** Fields that are always visible; a problem with any other field expands the rest. */
const SHOWN: ReadonlySet<string> = new Set(['name', 'mobile']);

/**
 * Details that a bill rarely needs: identity and agreed terms. Expanded at once if one of them has a problem.
 */
export function MoreFields() {
  const [asked, setAsked] = useState(false);
  const { errors } = useFormikContext<NewCustomerValues>();
  const { today } = useShopClock();
  const wrong = Object.keys(errors).some((name) => !SHOWN.has(name));
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
      <FormField name="group" label={formatMessage('customers.group')} optional>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <FormField name="company" label={formatMessage('customers.company')} optional>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        {DAYS.map(({ name, label }) => (
          <FormField key={name} name={name} label={formatMessage(label)} optional>
            {({ value, name: field, onBlur }, setValue) => (
              <DateField name={field} value={value} max={today} onValue={setValue} onBlur={onBlur} />
            )}
          </FormField>
        ))}
      </Box>
      <FormField name="gstin" label={formatMessage('customers.gst')} optional>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="characters" maxLength={15} />}
      </FormField>
      <FormField
        name="aadhaar"
        label={formatMessage('customers.aadhaar')}
        optional
        hint={formatMessage('customers.aadhaarHint')}
      >
        {(field) => <Input {...field} inputMode="numeric" autoComplete="off" maxLength={14} />}
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
