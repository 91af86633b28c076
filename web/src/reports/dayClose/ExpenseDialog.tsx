import { checkExpense, formatMessage, formatRupees, MAX_PURPOSE, type Paise, rupees } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { formErrors } from '../../ui/problems.ts';
import { useCreateExpense } from './useWriteDays.ts';

interface Expense {
  amount: Paise | undefined;
  purpose: string;
}

interface Props {
  onSaved: () => void;
  onClose: () => void;
}

/** Records cash paid out of the drawer: amount and purpose. */
export function ExpenseDialog({ onSaved, onClose }: Props) {
  const { write, busy, checking } = useCreateExpense();
  return (
    <FormDialog open title={formatMessage('dayClose.expenseTitle')} onClose={onClose}>
      <RecordDialogForm<Expense, Awaited<ReturnType<typeof write>>>
        stored={{ amount: undefined, purpose: '' }}
        check={({ amount, purpose }) => formErrors(checkExpense(amount, purpose))}
        save={({ amount = 0, purpose }, key) => write({ key, amount: rupees(amount), purpose })}
        onSaved={(_, { amount = 0, purpose }) => {
          const facts = { amount: formatRupees(amount), purpose: purpose.trim() };
          toast.success(formatMessage('dayClose.expenseSaved', facts));
          onClose();
          onSaved();
        }}
        submit={formatMessage('dayClose.addExpense')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <FormField<Paise | undefined> name="amount" label={formatMessage('dayClose.amount')} required>
              {({ name, value, onBlur }, setValue) => (
                <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
              )}
            </FormField>
            <FormField
              name="purpose"
              label={formatMessage('dayClose.purpose')}
              hint={formatMessage('dayClose.purposeHint')}
              required
            >
              {(input) => <Input {...input} maxLength={MAX_PURPOSE} autoComplete="off" />}
            </FormField>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
