import { DEFAULT_ZONE, dayIn, gstSlabs, percentText } from '@galla/domain';
import { FormField } from '../../ui/FormField.tsx';
import type { Entry } from '../../ui/form/entries.ts';
import { NumberControl } from '../../ui/form/NumberControl.tsx';

interface Props {
  label: string;
  required: boolean;
  disabled: boolean;
}

const slabs = (): string[] => gstSlabs(dayIn(DEFAULT_ZONE, new Date())).map(percentText);

/** The item's own rate: today's slabs are proposed, any other is taken. */
export const GstRate = ({ label, required, disabled }: Props) => (
  <FormField<Entry> name="gst_percentage" label={label} required={required} disabled={disabled}>
    {({ name, value, onBlur }, setValue) => (
      <NumberControl
        name={name}
        subtype={null}
        proposals={slabs()}
        value={typeof value === 'string' ? value : ''}
        onText={setValue}
        onBlur={onBlur}
      />
    )}
  </FormField>
);
