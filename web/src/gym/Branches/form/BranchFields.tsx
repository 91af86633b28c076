import { formatMessage, type BranchStatus, type MessageKey } from '@galla/domain';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { VStack } from '@chakra-ui/react/stack';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { STATUS_CHOICES } from '../statuses.tsx';
import { FacilitiesField } from './FacilitiesField.tsx';

interface Props {
  disabled: boolean;
  /** The form was opened for typing, so the name takes the focus. */
  first: boolean;
}

/** The fields of a branch (spec 3 §5). */
export function BranchFields({ disabled, first }: Props) {
  const text = (name: string, label: MessageKey, input: InputProps = {}) => (
    <FormField name={name} label={formatMessage(label)} required disabled={disabled}>
      {(field) => <Input {...field} autoComplete="off" {...input} />}
    </FormField>
  );
  return (
    <VStack align="stretch" gap="4">
      <FormField name="name" label={formatMessage('branches.name')} required disabled={disabled}>
        {(field) => <BegunInput {...field} autoComplete="off" autoCapitalize="words" begun={first} />}
      </FormField>
      {text('address', 'branches.address')}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {text('phone', 'branches.phone', { type: 'tel', inputMode: 'tel' })}
        {text('manager', 'branches.manager', { autoCapitalize: 'words' })}
      </SimpleGrid>
      {text('email', 'branches.email', { type: 'email', inputMode: 'email' })}
      {text('openingHours', 'branches.openingHours')}
      <FacilitiesField disabled={disabled} />
      <FormField<BranchStatus> name="status" label={formatMessage('branches.status')} disabled={disabled}>
        {({ value }, setValue) => (
          <SegmentedChoice
            choices={STATUS_CHOICES}
            value={value}
            onValue={(status) => !disabled && setValue(status)}
          />
        )}
      </FormField>
    </VStack>
  );
}
