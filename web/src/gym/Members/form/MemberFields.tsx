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

/** Names of what a member followed until it was deleted. */
export interface Gone {
  workout?: string | undefined;
  dietPlan?: string | undefined;
}

interface Props {
  choices: Choices;
  gone: Gone;
  disabled: boolean;
  /** The name takes the focus: the form was opened to be typed into. */
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
  /** What is said where nothing is chosen. */
  none: string;
  /** Name of what was deleted. */
  gone: string | undefined;
  disabled: boolean;
  options: readonly { value: string; label: string }[];
}

/** What a member follows, or nothing; one that was deleted meanwhile is told. */
const Follows = ({ none, gone, ...field }: FollowsProps) => (
  <FormSelect
    {...field}
    placeholder={none}
    {...(gone !== undefined && { hint: formatMessage('members.followedDeleted', { name: gone }) })}
  />
);

/** Who a member is, where and how long (spec 3 §5); the subscription alone is optional. */
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
