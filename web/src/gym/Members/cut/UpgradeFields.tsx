import { formatMessage, type UpgradeChoice } from '@galla/domain';
import { useField } from 'formik';
import { FormField } from '../../../ui/FormField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { durationChoices, type Choices } from '../useChoices.ts';

interface Props {
  plans: Choices['plans'];
  /** The current plan and duration, which are not offered. */
  has: UpgradeChoice;
}

/** The new plan and duration of a membership. */
export function UpgradeFields({ plans, has }: Props) {
  const [{ value: plan }] = useField<string>('plan');
  const [, , { setValue: setDuration }] = useField<string>('duration');
  const durations = plan === '' ? [] : durationChoices(plans, plan);
  return (
    <>
      <FormField name="plan" label={formatMessage('members.subscription')} required>
        {({ name, value, onBlur }, setValue) => (
          <SelectField
            name={name}
            value={value}
            onBlur={onBlur}
            placeholder={formatMessage('members.choosePlan')}
            options={plans.map((one) => ({ value: one.id, label: one.name }))}
            onValue={(chosen) => {
              setValue(chosen);
              void setDuration('');
            }}
          />
        )}
      </FormField>
      <FormSelect
        name="duration"
        label={formatMessage('members.duration')}
        required
        options={durations.filter(({ value }) => plan !== has.plan || value !== has.duration)}
      />
    </>
  );
}
