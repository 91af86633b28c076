import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { PaymentTimeline_document$key } from '../../__generated__/PaymentTimeline_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { paymentWord, referenceText, voucherText } from './paymentWord.ts';

interface Props {
  document: PaymentTimeline_document$key;
}

/** Money received, oldest first, each with a coin of how much had come in by then; at the end what is still to pay. */
export function PaymentTimeline({ document }: Props) {
  const { type, payments, total, pending, status } = useFragment(
    graphql`
      fragment PaymentTimeline_document on Document {
        type
        total
        pending
        status
        payments {
          id
          amount
          newPending
          mode
          isAdvance
          isRefund
          voucher
          reason
          reference
          tendered
          receivedBy
          date
        }
      }
    `,
    document,
  );
  const { dateTimeNear } = useShopClock();
  if (payments == null) return <Box color="due.fg">{formatMessage('history.paymentsFailed')}</Box>;
  const all = paiseOf(total);
  const left = paiseOf(pending);
  const shareOf = (open: Paise): number => (all === 0 ? 1 : (all - open) / all);
  return (
    <ul>
      {payments.map((payment) => {
        const { id, amount, newPending, mode, isAdvance, reference, tendered, receivedBy, date } = payment;
        const { isRefund, voucher, reason } = payment;
        return (
          <PaymentStep
            key={id}
            share={shareOf(paiseOf(newPending))}
            title={`${dateTimeNear(date)} · ${paymentWord(mode, isAdvance, type, isRefund)}`}
            second={[
              formatMessage('payment.confirmedBy', { name: receivedBy }),
              referenceText(mode, reference),
              voucherText(voucher, reason),
              tendered != null && formatMessage('payment.given', { amount: formatRupees(paiseOf(tendered)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={isRefund ? -paiseOf(amount) : paiseOf(amount)}
          />
        );
      })}
      {left > 0 && status !== 'CANCELED' && (
        <PaymentStep share={0} title={formatMessage('billing.stillToPay')} amount={left} open />
      )}
    </ul>
  );
}
