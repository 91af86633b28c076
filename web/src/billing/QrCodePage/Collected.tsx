import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Collected_document$key } from '../../__generated__/Collected_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { DocumentTag } from '../document/DocumentTag.tsx';
import { paymentText } from '../document/paymentText.ts';
import { collectedText } from './collected.ts';

interface Props {
  document: Collected_document$key;
}

/** The collected amount in large figures, who confirmed the last payment, and what is pending. */
export function Collected({ document }: Props) {
  const data = useFragment(
    graphql`
      fragment Collected_document on Document {
        type
        status
        total
        pending
        paymentMode
        payments {
          amount
          mode
          isCreditNote
          tendered
          ...paymentText_payment
          receivedBy
          date
        }
        ...DocumentTag_document
      }
    `,
    document,
  );
  const { dateTimeNear } = useShopClock();
  const total = paiseOf(data.total);
  const pending = paiseOf(data.pending);
  const last = data.payments?.at(-1);
  const canceled = data.status === 'CANCELED' || data.status === 'ENDED';
  const owes = pending > 0 && !canceled;
  const cash = data.payments?.findLast(({ tendered }) => tendered != null);
  const change = cash?.tendered == null ? 0 : paiseOf(cash.tendered) - paiseOf(cash.amount);
  return (
    <Box w="full" maxW="scan">
      <Box color="fg.muted">{formatMessage(owes ? 'billing.toPay' : 'billing.total')}</Box>
      <Box textStyle="payment" mb="3" {...(canceled && { color: 'fg.subtle' })}>
        <MoneyText shape="figure" amount={owes ? pending : total} />
      </Box>
      <Box borderTop="3px solid" borderColor="accent.solid" pt="5">
        <DocumentTag document={data} />
        <Box asChild display="block" mt="4" textStyle="person">
          <output>
            {canceled || data.type === 'PROPOSAL'
              ? formatMessage(canceled ? 'payment.canceled' : 'payment.noMoney')
              : collectedText({
                  total,
                  pending,
                  paymentMode: data.paymentMode,
                  // Refunds are not collected money.
                  payments: data.payments
                    ?.filter(({ isCreditNote }) => !isCreditNote)
                    .map((payment) => ({
                      mode: payment.mode,
                      amount: paymentText(payment, data.type).amount,
                    })),
                })}
          </output>
        </Box>
        {change > 0 && !canceled && (
          <Box as="output" display="block" mt="4">
            <Box color="fg.muted">
              {formatMessage('billing.changeToGive')}
              {' · '}
              {formatMessage('payment.given', { amount: formatRupees(paiseOf(cash?.tendered ?? '0.00')) })}
            </Box>
            <Box textStyle="payment">
              <MoneyText shape="figure" amount={change} />
            </Box>
          </Box>
        )}
        {last !== undefined && !canceled && (
          <Box mt="2" color="fg.muted" overflowWrap="anywhere">
            {[
              `${dateTimeNear(last.date)} · ${paymentText(last, data.type).what}`,
              formatMessage('payment.confirmedBy', { name: last.receivedBy }),
              ...paymentText(last, data.type).more,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
