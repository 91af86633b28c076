import { checkPlan, formatMessage, parseRupees, rupees, type Paise } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { VStack } from '@chakra-ui/react/stack';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { formErrors } from '../../../ui/problems.ts';
import type { Choices } from '../useChoices.ts';
import { useCreatePlan, useUpdatePlan } from '../useWritePlans.ts';

type Plan = Choices['plans'][number];

interface Props {
  /** Undefined for a new one. */
  plan: Plan | undefined;
  duration: Plan['durations'][number] | undefined;
}

/** Rupees as the mutation takes them. */
const amountText = (paise: Paise | undefined): string => rupees(paise ?? 0);

interface Entries {
  name: string;
  count: string;
  unit: 'MONTHS' | 'DAYS';
  price: string;
  /** Rupees; empty for none. */
  joiningFee: string;
  /** Empty for none. */
  freezeDays: string;
  /** Empty for unlimited. */
  sessions: string;
}

const NEW: Entries = {
  name: '',
  count: '',
  unit: 'MONTHS',
  price: '',
  joiningFee: '',
  freezeDays: '',
  sessions: '',
};

/** The number of sessions; NaN if it is not a number, which fails validation. */
const sessionsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const UNITS = [
  { value: 'MONTHS', label: formatMessage('members.inMonths') },
  { value: 'DAYS', label: formatMessage('members.inDays') },
];

/** A fee in paise; 0 if empty. */
const feeOf = (typed: string) => parseRupees(typed.trim() || '0');

/** Problems by field. The form's single duration is the plan's first. */
function check({
  name,
  count,
  unit,
  price,
  joiningFee,
  freezeDays,
  sessions,
}: Entries): Record<string, string> {
  const paise = parseRupees(price);
  const found = checkPlan(
    name,
    [{ unit, count: Number(count), price: paise ?? 0, sessions: sessionsOf(sessions) }],
    Number(freezeDays),
  );
  return {
    ...formErrors(found.map((one) => ({ ...one, field: one.field.replace('durations.0.', '') }))),
    ...(paise === undefined && { price: formatMessage('members.priceInvalid') }),
    ...(feeOf(joiningFee) === undefined && { joiningFee: formatMessage('members.priceInvalid') }),
  };
}

/** Name of a plan, and one duration with its price. */
export function PlanForm({ plan, duration }: Props) {
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const save = ({ name, count, unit, price, joiningFee, freezeDays, sessions }: Entries, key: string) => {
    const length = unit === 'DAYS' ? { days: Number(count) } : { months: Number(count) };
    const one = { ...length, price: amountText(parseRupees(price)), sessions: sessionsOf(sessions) };
    const durations = [{ ...one, ...(duration && { duration: duration.id }) }];
    const terms = { joiningFee: amountText(feeOf(joiningFee)), freezeDays: Number(freezeDays) };
    return plan
      ? update.write({ key, plan: plan.id, expectedVersion: plan.version, name, durations, ...terms })
      : create.write({ key, name, durations, ...terms });
  };
  return (
    <RecordForm<Entries, Awaited<ReturnType<typeof save>>>
      stored={{
        name: plan?.name ?? '',
        count: String(duration?.days ?? duration?.months ?? ''),
        unit: duration?.days == null ? 'MONTHS' : 'DAYS',
        price: duration?.price ?? '',
        joiningFee: plan && plan.joiningFee !== '0.00' ? plan.joiningFee : '',
        freezeDays: plan && plan.freezeDays > 0 ? String(plan.freezeDays) : '',
        sessions: String(duration?.sessions ?? ''),
      }}
      check={check}
      save={save}
      next={(entries) => (plan ? entries : NEW)}
      onSaved={() => toast.success(formatMessage(plan ? 'members.planUpdated' : 'members.planAdded'))}
    >
      {({ isSubmitting }) => (
        <VStack align="stretch" gap="4">
          <FormField name="name" label={formatMessage('members.name')} required>
            {(field) => <Input {...field} autoComplete="off" />}
          </FormField>
          <FormField name="count" label={formatMessage('members.length')} required>
            {(field) => <Input {...field} autoComplete="off" inputMode="numeric" />}
          </FormField>
          <FormSelect name="unit" label={formatMessage('members.unit')} options={UNITS} />
          <FormField name="price" label={formatMessage('members.price')} required>
            {(field) => <Input {...field} autoComplete="off" inputMode="decimal" />}
          </FormField>
          <FormField
            name="sessions"
            label={formatMessage('members.sessionsLabel')}
            hint={formatMessage('members.sessionsHint')}
            optional
          >
            {(field) => <Input {...field} autoComplete="off" inputMode="numeric" />}
          </FormField>
          <FormField name="joiningFee" label={formatMessage('members.joiningFeePrice')} optional>
            {(field) => <Input {...field} autoComplete="off" inputMode="decimal" />}
          </FormField>
          <FormField name="freezeDays" label={formatMessage('members.freezeDaysLabel')} optional>
            {(field) => <Input {...field} autoComplete="off" inputMode="numeric" />}
          </FormField>
          <FormStatus checking={create.checking || update.checking} />
          <Button type="submit" loading={isSubmitting} loadingText={formatMessage('shell.saving')}>
            {formatMessage('shell.save')}
          </Button>
        </VStack>
      )}
    </RecordForm>
  );
}
