import { formatMessage, formatRupees } from '@galla/domain';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { ReceiptFields } from './ReceiptFields.tsx';
import { useReceipt, type AskedBill } from './useReceipt.ts';

interface Props {
  bill: AskedBill;
  onClose: () => void;
  /** The receipt is settled, by this user or another. */
  onEnd: () => void;
}

/** Asks whether the money of a quick bill was received, and how. */
export default function ReceivedDialog({ bill, onClose, onEnd }: Props) {
  const receipt = useReceipt(bill, onEnd);
  return (
    <DialogFrame
      title={formatMessage('quickBill.receiveTitle')}
      description={formatMessage('quickBill.receiveExplained', {
        amount: formatRupees(bill.amount),
        number: bill.number,
      })}
      closes={receipt.busy ? 'never' : 'anyhow'}
      onClose={onClose}
    >
      <DialogForm
        submit={formatMessage('quickBill.receive')}
        pending={formatMessage('shell.saving')}
        busy={receipt.busy}
        unsaved={receipt.reference !== ''}
        onSubmit={(event) => {
          event.preventDefault();
          receipt.confirm();
        }}
        onCancel={onClose}
      >
        <ReceiptFields receipt={receipt} withReference />
      </DialogForm>
    </DialogFrame>
  );
}
