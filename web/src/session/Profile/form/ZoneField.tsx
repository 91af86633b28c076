import { formatDateTime, formatMessage } from '@galla/domain';
import { useField } from 'formik';
import { useState } from 'react';
import { knownZone } from '../../../app/clock/shopZone.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { zoneOptions } from './zones.ts';

/** The shop's time zone, with the current time there; most owners never change it. */
export function ZoneField() {
  const [{ value: zone }] = useField<string>('companyTimeZone');
  const [options] = useState(() => zoneOptions(zone));
  const [now] = useState(() => new Date().toISOString());
  return (
    <FormField
      name="companyTimeZone"
      label={formatMessage('profile.timeZone')}
      hint={formatMessage('profile.timeZoneHint', { now: formatDateTime(now, knownZone(zone)) })}
    >
      {({ name, value, onBlur }, setValue) => (
        <SelectField name={name} options={options} value={value} onBlur={onBlur} onValue={setValue} />
      )}
    </FormField>
  );
}
