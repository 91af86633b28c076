import { CORRECTION_NOTE, CORRECTION_REASONS, formatMessage, type CorrectionReason } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useField } from 'formik';
import { FormField } from '../../ui/FormField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface Props {
  /** Names of the two fields in Formik's values. */
  reason: string;
  note: string;
}

const REASONS = CORRECTION_REASONS.map((value) => ({ value, label: formatMessage(`stock.reason.${value}`) }));

/** The reason of a manual stock change, and a note. */
export function ReasonFields({ reason, note }: Props) {
  const [{ value: chosen }] = useField<string>(reason);
  return (
    <>
      <FormField<CorrectionReason | ''> name={reason} label={formatMessage('stock.reason')} required>
        {({ name, value, onBlur }, setValue) => (
          <SelectField name={name} options={REASONS} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
      <FormField name={note} label={formatMessage('stock.note')} optional={chosen !== 'OTHER'}>
        {(field) => <Input {...field} maxLength={CORRECTION_NOTE} autoComplete="off" />}
      </FormField>
    </>
  );
}
