import { formatMessage, formatRupees, type MoneyMode, type Paise } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';
import { MODE_OPTIONS } from '../../billing/index.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { usePayStatement } from './useWriteMonths.ts';

interface Props {
  /** Global id and number of the statement. */
  id: string;
  number: string;
  payable: Paise;
  onSaved: () => void;
  onClose: () => void;
}

const BEGUN: { mode: MoneyMode } = { mode: 'CASH' };

/** Records how a statement is paid. */
export function PayDialog({ id, number, payable, onSaved, onClose }: Props) {
  const { write, busy, checking } = usePayStatement();
  const title = formatMessage('earnings.payTitle', { amount: formatRupees(payable) });
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordDialogForm
        stored={BEGUN}
        check={() => ({})}
        save={({ mode }, key) => write({ key, statement: id, mode })}
        onSaved={() => {
          toast.success(formatMessage('earnings.payDone', { number }));
          onClose();
          onSaved();
        }}
        submit={formatMessage('earnings.pay')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <FormSelect name="mode" label={formatMessage('earnings.mode')} required options={MODE_OPTIONS} />
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
