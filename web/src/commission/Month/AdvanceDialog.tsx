import {
  checkEmployeeAdvance,
  formatMessage,
  formatRupees,
  MAX_ADVANCE_NOTE,
  type MoneyMode,
  type Paise,
  rupees,
} from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { toast } from '../../app/toast/toast.ts';
import { MODE_OPTIONS } from '../../billing/index.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { formErrors } from '../../ui/problems.ts';
import { useCreateAdvance } from './useWriteMonths.ts';

interface Advance {
  amount: Paise | undefined;
  mode: MoneyMode;
  note: string;
}

interface Props {
  /** Global id and name of the employee. */
  employee: string;
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

const BEGUN: Advance = { amount: undefined, mode: 'CASH', note: '' };

/** Records an advance to an employee: amount, payment mode and purpose. */
export function AdvanceDialog({ employee, name, onSaved, onClose }: Props) {
  const { write, busy, checking } = useCreateAdvance();
  return (
    <FormDialog open title={formatMessage('earnings.advanceTitle', { name })} onClose={onClose}>
      <RecordDialogForm<Advance, Awaited<ReturnType<typeof write>>>
        stored={BEGUN}
        check={({ amount }) => {
          const found = checkEmployeeAdvance(amount);
          return found ? formErrors([found]) : {};
        }}
        save={({ amount = 0, mode, note }, key) =>
          write({ key, employee, amount: rupees(amount), mode, note: note.trim() || null })
        }
        onSaved={(_, { amount = 0 }) => {
          toast.success(formatMessage('earnings.advanceSaved', { amount: formatRupees(amount) }));
          onClose();
          onSaved();
        }}
        submit={formatMessage('earnings.advanceAdd')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <FormField<Paise | undefined> name="amount" label={formatMessage('earnings.amount')} required>
              {({ name: field, value, onBlur }, setValue) => (
                <MoneyInput name={field} value={value} onValue={setValue} onBlur={onBlur} />
              )}
            </FormField>
            <FormSelect name="mode" label={formatMessage('earnings.mode')} required options={MODE_OPTIONS} />
            <FormField name="note" label={formatMessage('earnings.note')}>
              {(input) => <Input {...input} maxLength={MAX_ADVANCE_NOTE} autoComplete="off" />}
            </FormField>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
