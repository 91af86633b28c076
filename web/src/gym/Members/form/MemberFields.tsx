import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { VStack } from '@chakra-ui/react/stack';
import { useField } from 'formik';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import { durationChoices, type Choices } from '../useChoices.ts';

/** Names of deleted plans that a member followed. */
export interface Gone {
  workout?: string | undefined;
  dietPlan?: string | undefined;
}

interface Props {
  choices: Choices;
  gone: Gone;
  disabled: boolean;
  /** The form was opened for typing, so the name takes the focus. */
  first: boolean;
}

const named = (all: readonly { id: string; name: string }[]) => choicesOf(all);

const SUSPENDED = [
  { value: 'no', label: formatMessage('members.active') },
  { value: 'yes', label: formatMessage('members.suspended') },
];

interface FollowsProps {
  name: string;
  label: string;
  /** Text for no selection. */
  none: string;
  /** Name of the deleted plan. */
  gone: string | undefined;
  disabled: boolean;
  options: readonly { value: string; label: string }[];
}

/** Selects what a member follows, or nothing; says so if it was deleted meanwhile. */
const Follows = ({ none, gone, ...field }: FollowsProps) => (
  <FormSelect
    {...field}
    placeholder={none}
    {...(gone !== undefined && { hint: formatMessage('members.followedDeleted', { name: gone }) })}
  />
);

/** A member's person, branch and period (spec 3 §5); only the subscription is optional. */
export function MemberFields({ choices, gone, disabled, first }: Props) {
  const [{ value: plan }] = useField<string>('plan');
  const [{ value: duration }, , { setValue: setDuration }] = useField<string>('duration');
  const durations = durationChoices(choices.plans, plan);
  return (
    <VStack align="stretch" gap="4">
      <FormField name="name" label={formatMessage('members.name')} required disabled={disabled}>
        {(field) => <BegunInput {...field} autoComplete="off" autoCapitalize="words" begun={first} />}
      </FormField>
      <FormField name="email" label={formatMessage('members.email')} required disabled={disabled}>
        {(field) => <Input {...field} autoComplete="off" type="email" inputMode="email" />}
      </FormField>
      <FormField name="mobile" label={formatMessage('members.mobile')} required disabled={disabled}>
        {(field) => <Input {...field} autoComplete="off" type="tel" inputMode="tel" />}
      </FormField>
      <FormSelect
        name="branch"
        label={formatMessage('members.branch')}
        required
        disabled={disabled}
        options={named(choices.branches)}
      />
      <FormField name="plan" label={formatMessage('members.subscription')} disabled={disabled}>
        {({ name, value, onBlur }, setValue) => (
          <SelectField
            name={name}
            value={value}
            onBlur={onBlur}
            placeholder={formatMessage('members.noPlan')}
            options={named(choices.plans)}
            onValue={(chosen) => {
              setValue(chosen);
              const left = durationChoices(choices.plans, chosen);
              if (!left.some((one) => one.value === duration)) void setDuration('');
            }}
          />
        )}
      </FormField>
      <FormSelect
        name="duration"
        label={formatMessage('members.duration')}
        required
        disabled={disabled}
        options={durations}
      />
      <Follows
        name="workout"
        label={formatMessage('members.workout')}
        none={formatMessage('members.noWorkout')}
        gone={gone.workout}
        disabled={disabled}
        options={named(choices.workouts)}
      />
      <Follows
        name="dietPlan"
        label={formatMessage('members.dietPlan')}
        none={formatMessage('members.noDietPlan')}
        gone={gone.dietPlan}
        disabled={disabled}
        options={named(choices.dietPlans)}
      />
      {!first && (
        <FormSelect
          name="suspended"
          label={formatMessage('members.byHand')}
          disabled={disabled}
          options={SUSPENDED}
        />
      )}
    </VStack>
  );
}
