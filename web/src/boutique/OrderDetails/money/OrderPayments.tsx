/* oxlint-disable relay/must-colocate-fragment-spreads -- the fragment of a payment's text is exported by
   billing's index */
import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderPayments_order$key } from '../../../__generated__/OrderPayments_order.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { paymentHistoryPath, PaymentStep, paymentText } from '../../../billing/index.ts';

/** Payments received for the order, oldest first; then the pending amount. */
export function OrderPayments({ order }: { order: OrderPayments_order$key }) {
  const { total, pending, payments, keptReason, invoice } = useFragment(
    graphql`
      fragment OrderPayments_order on Order {
        total
        pending
        keptReason
        invoice @catch(to: NULL) {
          id
        }
        payments @catch(to: NULL) {
          id
          newPending
          tendered
          receivedBy
          date
          ...paymentText_payment
        }
      }
    `,
    order,
  );
  const { dateTimeNear } = useShopClock();
  const all = paiseOf(total);
  const left = paiseOf(pending);
  return (
    <Box layerStyle="section" mt="5">
      <Box textStyle="section" mb="1">
        {formatMessage('history.payments')}
      </Box>
      {payments == null && <Box color="due.fg">{formatMessage('history.paymentsFailed')}</Box>}
      <ul>
        {(payments ?? []).map((payment) => (
          <PaymentStep
            key={payment.id}
            share={all === 0 ? 1 : (all - paiseOf(payment.newPending)) / all}
            title={`${dateTimeNear(payment.date)} · ${paymentText(payment, 'ORDER').what}`}
            second={[
              formatMessage('payment.confirmedBy', { name: payment.receivedBy }),
              ...paymentText(payment, 'ORDER').more,
              payment.tendered != null &&
                formatMessage('payment.given', { amount: formatRupees(paiseOf(payment.tendered)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={paymentText(payment, 'ORDER').amount}
          />
        ))}
        {left > 0 && <PaymentStep share={0} title={formatMessage('billing.stillToPay')} amount={left} open />}
      </ul>
      {invoice != null && (
        <Link asChild>
          <RouterLink to={paymentHistoryPath(invoice.id)}>{formatMessage('payments.title')}</RouterLink>
        </Link>
      )}
      {keptReason != null && (
        <Box color="fg.muted">{formatMessage('orderDetails.kept', { reason: keptReason })}</Box>
      )}
    </Box>
  );
}
