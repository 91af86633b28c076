import {
  checkRefund,
  formatMessage,
  formatRupees,
  MAX_REASON,
  type Paise,
  type PaymentMode,
  parseRupees,
  rupees,
} from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useRevalidator } from 'react-router-dom';
import { paiseOf } from '../../app/graph/scalars.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormNumber } from '../../ui/FormNumber.tsx';
import { useRefundDocument } from './useRefundDocument.ts';
import { knownMode, wayInput, wayProblems, type WayValues } from './way.ts';
import { WayFields } from './WayFields.tsx';

interface Props {
  document: { id: string; number: string; received: Paise; paymentMode: string; keeper: string | undefined };
  onEnd: () => void;
}

interface Values extends WayValues<PaymentMode> {
  amount: string;
  reason: string;
}

/** Refunds money of a document, or keeps it as credit: amount, mode and reason. */
export function RefundDialog({ document: { id, number, received, paymentMode, keeper }, onEnd }: Props) {
  const { write, busy, checking } = useRefundDocument();
  const { revalidate } = useRevalidator();
  const check = (values: Values): Record<string, string> => {
    const amount = checkRefund(parseRupees(values.amount), received);
    return {
      ...(amount && { amount: amount.message }),
      ...wayProblems(values),
      ...(values.reason.trim() === '' && { reason: formatMessage('payment.refundReasonMissing') }),
    };
  };
  const save = ({ amount, reason, ...way }: Values, key: string) =>
    write({
      key,
      document: id,
      amount: rupees(parseRupees(amount) ?? 0),
      expectedReceived: rupees(received),
      reason: reason.trim(),
      ...wayInput(way),
    });
  const stored = {
    amount: rupees(received),
    mode: knownMode(paymentMode),
    reference: '',
    bank: '',
    reason: '',
  };
  return (
    <FormDialog open title={formatMessage('payment.refundTitle', { number })} onClose={onEnd}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={stored}
        check={check}
        save={save}
        onSaved={({ saved }, { amount, mode }) => {
          const given = formatRupees(parseRupees(amount) ?? 0);
          const voucher = saved.payment.voucher ?? '';
          const said = mode === 'CREDIT' ? 'payment.keptBack' : 'payment.refunded';
          toast.success(formatMessage(said, { amount: given, number: voucher }));
          onEnd();
          void revalidate();
        }}
        onRefused={(outcome, _values, { setFieldError }) => {
          if (outcome.kind !== 'changed' || outcome.current == null) return false;
          const now = formatRupees(paiseOf(outcome.current));
          setFieldError('amount', formatMessage('payment.refundChanged', { amount: now }));
          return true;
        }}
        submit={({ mode }) => formatMessage(mode === 'CREDIT' ? 'credit.keepAs' : 'payment.refund')}
        busy={busy}
        onCancel={onEnd}
        checking={checking}
      >
        {({ values }) => (
          <>
            <FormNumber
              name="amount"
              required
              label={formatMessage('payment.refundAmount')}
              hint={formatMessage('payment.refundMost', { received: formatRupees(received) })}
            />
            <WayFields mode={values.mode} keeper={keeper} />
            <FormField name="reason" required label={formatMessage('payment.refundReason')}>
              {(input) => <Input {...input} maxLength={MAX_REASON} autoComplete="off" />}
            </FormField>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
