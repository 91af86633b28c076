import { formatMessage, MAX_REASON, RETURN_REASON_LABELS, RETURN_REASONS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useFormikContext } from 'formik';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import type { ReturnValues } from './values.ts';

const REASONS = RETURN_REASONS.map((value) => ({
  value,
  label: formatMessage(RETURN_REASON_LABELS[value]),
}));

/** Why the goods are returned; reason and note are printed on the credit note. */
export function ReasonFields() {
  const { values } = useFormikContext<ReturnValues>();
  const needsNote = values.reason === 'OTHER';
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '18rem 1fr' }} gap="3" mt="4">
      <FormSelect
        name="reason"
        required
        label={formatMessage('returns.reason')}
        options={REASONS}
        placeholder={formatMessage('returns.reasonMissing')}
      />
      <FormField name="note" label={formatMessage('returns.note')} required={needsNote} optional={!needsNote}>
        {(input) => <Input {...input} maxLength={MAX_REASON} autoComplete="off" />}
      </FormField>
    </Box>
  );
}
