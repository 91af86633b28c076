import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { PaymentTimeline_document$key } from '../../__generated__/PaymentTimeline_document.graphql.ts';
import type { PaymentTimeline_tenant$key } from '../../__generated__/PaymentTimeline_tenant.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { PaymentPaper } from '../papers/PaymentPaper.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { paymentText } from './paymentText.ts';

interface Props {
  document: PaymentTimeline_document$key;
  shop: PaymentTimeline_tenant$key;
}

/** Payments, oldest first, each with an icon of the share received so far; at the end the pending amount. */
export function PaymentTimeline({ document, shop }: Props) {
  const tenant = useFragment(
    graphql`
      fragment PaymentTimeline_tenant on Tenant {
        ...PaymentPaper_tenant
      }
    `,
    shop,
  );
  const { type, payments, total, pending, status } = useFragment(
    graphql`
      fragment PaymentTimeline_document on Document {
        type
        total
        pending
        status
        payments {
          id
          newPending
          tendered
          receivedBy
          date
          ...paymentText_payment
          ...PaymentPaper_payment
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
        const { id, newPending, tendered, receivedBy, date } = payment;
        const { what, more, amount } = paymentText(payment, type);
        return (
          <PaymentStep
            key={id}
            share={shareOf(paiseOf(newPending))}
            title={`${dateTimeNear(date)} · ${what}`}
            second={[
              formatMessage('payment.confirmedBy', { name: receivedBy }),
              ...more,
              tendered != null && formatMessage('payment.given', { amount: formatRupees(paiseOf(tendered)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={amount}
            act={<PaymentPaper payment={payment} shop={tenant} />}
          />
        );
      })}
      {left > 0 && status !== 'CANCELED' && (
        <PaymentStep share={0} title={formatMessage('billing.stillToPay')} amount={left} open />
      )}
    </ul>
  );
}
