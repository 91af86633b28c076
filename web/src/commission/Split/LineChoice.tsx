import { formatMessage } from '@galla/domain';
import type { FormikProps } from 'formik';
import { FormField } from '../../ui/FormField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { SplitValues } from './splitValues.ts';

/** A line that can have a split of its own. */
export interface SharedLine {
  /** Global id. */
  id: string;
  name: string;
}

interface Props {
  state: FormikProps<SplitValues>;
  lines: readonly SharedLine[];
  /** Initial form values for a line; '' for the whole bill. */
  storedOf: (line: string) => SplitValues;
}

/**
 * Selects the whole bill or one line. Edited rows are kept; otherwise the current split of the selection is
 * shown.
 */
export function LineChoice({ state: { dirty, values, setValues, resetForm }, lines, storedOf }: Props) {
  const choose = (line: string): void => {
    if (dirty) void setValues({ ...values, line });
    else resetForm({ values: storedOf(line) });
  };
  return (
    <FormField name="line" label={formatMessage('split.what')}>
      {({ name, value, onBlur }) => (
        <SelectField
          name={name}
          value={value}
          onBlur={onBlur}
          onValue={choose}
          placeholder={formatMessage('split.wholeBill')}
          options={lines.map(({ id, name: label }, at) => ({ value: id, label: `${at + 1}. ${label}` }))}
        />
      )}
    </FormField>
  );
}
