import {
  panOfGstin,
  parseGstin,
  formatMessage,
  stateChoices,
  stateOfGstin,
  type Registration,
} from '@galla/domain';
import { Textarea } from '@chakra-ui/react/textarea';
import { VStack } from '@chakra-ui/react/stack';
import { useFormikContext } from 'formik';
import { graphql, useFragment } from 'react-relay';
import type { CompanyFields_tenant$key } from '../../../__generated__/CompanyFields_tenant.graphql.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { registrationChoices } from '../registrations.ts';
import { Section } from '../Section.tsx';
import { DiscountSwitch } from './DiscountSwitch.tsx';
import { ZoneField } from './ZoneField.tsx';
import { TextField } from './TextField.tsx';
import type { ProfileValues } from './values.ts';

interface Props {
  tenant: CompanyFields_tenant$key;
  /** The shop has no GSTIN yet. */
  firstGstin: boolean;
}

/** The shop's editable data. A complete GSTIN fills in its PAN and its state. */
export function CompanyFields({ tenant, firstGstin }: Props) {
  const { business } = useFragment(
    graphql`
      fragment CompanyFields_tenant on Tenant {
        business {
          name
          category
        }
      }
    `,
    tenant,
  );
  const { values, setValues } = useFormikContext<ProfileValues>();
  const registered = values.companyRegistration !== 'NONE';
  const typeGstin = (typed: string): void => {
    const gstin = parseGstin(typed);
    void setValues((before) => ({
      ...before,
      companyGstin: gstin ?? typed,
      companyPan: panOfGstin(typed) ?? before.companyPan,
      companyStateCode: stateOfGstin(typed) ?? before.companyStateCode,
    }));
  };
  return (
    <Section title={formatMessage('profile.company')} explained={formatMessage('profile.companyFeeds')}>
      <VStack gap="4" align="stretch">
        <TextField
          name="companyName"
          label={formatMessage('profile.companyName')}
          required
          autoComplete="organization"
          maxLength={120}
        />
        <Facts
          facts={[
            { label: formatMessage('profile.businessType'), value: business.name },
            { label: formatMessage('profile.businessCategory'), value: business.category ?? '–' },
          ]}
        />
        <FormField name="companyDescription" label={formatMessage('profile.description')} optional>
          {(field) => <Textarea {...field} rows={2} maxLength={500} />}
        </FormField>
        <FormField name="companyAddress" label={formatMessage('profile.shopAddress')} required>
          {(field) => <Textarea {...field} rows={2} maxLength={300} autoComplete="street-address" />}
        </FormField>
        <TextField
          name="companyCity"
          label={formatMessage('profile.city')}
          autoComplete="address-level2"
          maxLength={80}
        />
        <TextField
          name="companyPincode"
          label={formatMessage('profile.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
        />
        <FormField name="companyStateCode" label={formatMessage('profile.state')} optional>
          {({ name, value, onBlur }, setValue) => (
            <SelectField
              name={name}
              options={stateChoices(value)}
              value={value}
              placeholder={formatMessage('shell.none')}
              onBlur={onBlur}
              onValue={setValue}
            />
          )}
        </FormField>
        <FormField<Registration> name="companyRegistration" label={formatMessage('profile.registration')}>
          {({ value }, setValue) => (
            <SegmentedChoice choices={registrationChoices()} value={value} onValue={setValue} />
          )}
        </FormField>
        {registered && (
          <TextField
            name="companyGstin"
            label={formatMessage('profile.gst')}
            hint={values.companyGstin.trim() === '' ? formatMessage('settings.noGstinYet') : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            onChange={(event) => typeGstin(event.currentTarget.value)}
          />
        )}
        {firstGstin && values.companyRegistration === 'REGULAR' && parseGstin(values.companyGstin) && (
          <DiscountSwitch />
        )}
        <TextField
          name="companyPan"
          label={formatMessage('profile.pan')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
        />
        <ZoneField />
      </VStack>
    </Section>
  );
}
