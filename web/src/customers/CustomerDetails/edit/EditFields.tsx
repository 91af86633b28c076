import { formatMessage, stateChoices } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { DateField } from '../../../ui/DateField.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

const states = stateChoices();

const DAYS = [
  ['birthday', 'customers.birthday'],
  ['anniversary', 'customers.anniversary'],
] as const;

/** The fields of "Edit Customer Details". */
export function EditFields({ aadhaar, today }: { aadhaar: string | null | undefined; today: string }) {
  const kept =
    aadhaar == null
      ? formatMessage('customers.aadhaarHint')
      : formatMessage('customers.aadhaarKept', { number: aadhaar });
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <FormField name="name" label={formatMessage('customers.name')} required>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="words" />}
      </FormField>
      <FormField name="mobile" label={formatMessage('customers.mobile')} required>
        {(field) => <Input {...field} type="tel" autoComplete="off" />}
      </FormField>
      <FormField name="group" label={formatMessage('customers.group')} optional>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <FormField name="email" label={formatMessage('customers.email')} optional>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField name="company" label={formatMessage('customers.company')} optional>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <FormField name="gstin" label={formatMessage('customers.gst')} optional>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="characters" maxLength={15} />}
      </FormField>
      {DAYS.map(([name, label]) => (
        <FormField key={name} name={name} label={formatMessage(label)} optional>
          {({ value, name: field, onBlur }, setValue) => (
            <DateField name={field} value={value} onValue={setValue} onBlur={onBlur} max={today} />
          )}
        </FormField>
      ))}
      <FormField name="aadhaar" label={formatMessage('customers.aadhaar')} optional hint={kept}>
        {(field) => <Input {...field} inputMode="numeric" autoComplete="off" maxLength={14} />}
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
      <Box gridColumn="1 / -1">
        <FormField name="address" label={formatMessage('customers.address')} optional>
          {(field) => <Textarea {...field} rows={2} />}
        </FormField>
      </Box>
    </Box>
  );
}
