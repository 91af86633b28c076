import { EARLIEST_BIRTH, formatMessage } from '@galla/domain';
import { Textarea } from '@chakra-ui/react/textarea';
import { VStack } from '@chakra-ui/react/stack';
import { DateField } from '../../../ui/DateField.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { GENDERS, genderName, type GenderValue } from '../genders.ts';
import { Section } from '../Section.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  isOwner: boolean;
  keptAadhaar: string | undefined;
}

/** The user's own editable data. */
export function PersonFields({ isOwner, keptAadhaar }: Props) {
  const { today } = useShopClock();
  return (
    <Section title={formatMessage('profile.personTab')}>
      <VStack gap="4" align="stretch">
        <TextField
          name="firstName"
          label={formatMessage('profile.firstName')}
          required
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          name="lastName"
          label={formatMessage('profile.lastName')}
          required
          autoComplete="family-name"
          maxLength={80}
        />
        <TextField
          name="mobile"
          label={formatMessage('profile.mobile')}
          required
          hint={formatMessage('profile.mobileHint')}
          type="tel"
          autoComplete="tel-national"
          maxLength={10}
        />
        <TextField
          name="email"
          label={formatMessage('profile.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <FormField name="birthDate" label={formatMessage('profile.birthDate')} required>
          {(field, setValue) => (
            <DateField {...field} onValue={setValue} min={EARLIEST_BIRTH} max={today} autoComplete="bday" />
          )}
        </FormField>
        <FormField<GenderValue | ''> name="gender" label={formatMessage('profile.gender')} optional>
          {({ value }, setValue) => (
            <SegmentedChoice
              choices={GENDERS.map((gender) => ({ value: gender, label: genderName(gender) ?? '' }))}
              value={value === '' ? undefined : value}
              onValue={setValue}
            />
          )}
        </FormField>
        {!isOwner && (
          <FormField name="address" label={formatMessage('profile.address')} required>
            {(field) => <Textarea {...field} rows={3} maxLength={300} autoComplete="street-address" />}
          </FormField>
        )}
        <TextField
          name="aadhaar"
          label={formatMessage('profile.aadhaar')}
          hint={
            keptAadhaar === undefined
              ? formatMessage('profile.aadhaarHint')
              : formatMessage('profile.aadhaarKept', { number: keptAadhaar })
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
        />
      </VStack>
    </Section>
  );
}
