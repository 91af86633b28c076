import {
  addMonths,
  checkSalesTarget,
  formatMessage,
  formatMonth,
  formatRupees,
  type Day,
  type Paise,
  rupees,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { formErrors } from '../../ui/problems.ts';
import { useSetTarget } from './useSetTarget.ts';

interface Asked {
  month: Day;
  /** Undefined removes an existing target. */
  amount: Paise | undefined;
}

interface Props {
  /** Global id and name of the employee. */
  employee: string;
  name: string;
  /** The current month and its target. */
  stored: Asked;
  onSaved: () => void;
  onClose: () => void;
}

/** This month and the next three. */
const monthsFrom = (first: Day) =>
  [0, 1, 2, 3].map((n) => {
    const month = addMonths(first, n);
    return { value: month, label: formatMonth(month) };
  });

/** Sets an employee's target from a month on; an empty amount removes it. */
export function TargetDialog({ employee, name, stored, onSaved, onClose }: Props) {
  const { write, busy, checking } = useSetTarget();
  const mayEnd = stored.amount !== undefined;
  return (
    <FormDialog open title={formatMessage('target.dialog', { name })} onClose={onClose}>
      <RecordDialogForm<Asked, Awaited<ReturnType<typeof write>>>
        stored={stored}
        check={({ amount }) => {
          const found = amount === undefined && mayEnd ? undefined : checkSalesTarget(amount);
          return found ? formErrors([found]) : {};
        }}
        save={({ month, amount }, key) =>
          write({ key, employee, month, amount: amount === undefined ? null : rupees(amount) })
        }
        onSaved={(_, { month, amount }) => {
          const said = { month: formatMonth(month) };
          toast.success(
            amount === undefined
              ? formatMessage('target.ended', said)
              : formatMessage('target.saved', { ...said, amount: formatRupees(amount) }),
          );
          onClose();
          onSaved();
        }}
        submit={formatMessage('target.set')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <FormField<Paise | undefined>
              name="amount"
              label={formatMessage('target.amount')}
              required={!mayEnd}
            >
              {({ name: field, value, onBlur }, setValue) => (
                <MoneyInput name={field} value={value} onValue={setValue} onBlur={onBlur} />
              )}
            </FormField>
            <FormSelect
              name="month"
              label={formatMessage('target.month')}
              required
              options={monthsFrom(stored.month)}
            />
            <Box color="fg.muted" textStyle="second">
              {formatMessage(mayEnd ? 'target.hintEnd' : 'target.hint')}
            </Box>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
