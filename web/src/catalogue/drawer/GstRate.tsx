import { gstSlabs, percentText } from '@galla/domain';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { FormField } from '../../ui/FormField.tsx';
import type { Entry } from '../../ui/form/entries.ts';
import { NumberControl } from '../../ui/form/NumberControl.tsx';

interface Props {
  label: string;
  required: boolean;
  disabled: boolean;
}

/** The item's own GST rate: suggests the current slabs, accepts any other. */
export function GstRate({ label, required, disabled }: Props) {
  const { today } = useShopClock();
  return (
    <FormField<Entry> name="gst_percentage" label={label} required={required} disabled={disabled}>
      {({ name, value, onBlur }, setValue) => (
        <NumberControl
          name={name}
          subtype={null}
          proposals={gstSlabs(today).map(percentText)}
          value={typeof value === 'string' ? value : ''}
          onText={setValue}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
