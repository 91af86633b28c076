import { formatRupees, formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { paiseOf } from '../../app/graph/scalars.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { StateTag } from '../StateTag.tsx';
import type { Payment } from './payment.ts';

const factsOf = (label: MessageKey, text: string | null): Fact[] =>
  text === null
    ? []
    : [
        {
          label: formatMessage(label),
          value: (
            <Span textStyle="second" overflowWrap="anywhere">
              {text}
            </Span>
          ),
        },
      ];

/** Order, transaction, amount, method and state of a payment, as far as known (spec 3 §4). */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { merchantOrderId, transactionId, method, plan, duration, state, amount, credit } = payment;
  return (
    <Box>
      <Facts
        facts={[
          { label: formatMessage('subscription.plan'), value: `${plan}, ${duration}` },
          ...factsOf('subscription.orderId', merchantOrderId),
          ...factsOf('subscription.transactionId', transactionId),
          ...factsOf('subscription.method', method),
          ...factsOf('subscription.credit', credit && formatRupees(paiseOf(credit))),
          { label: formatMessage('subscription.state'), value: <StateTag state={state} /> },
        ]}
      />
      <Box mt="3">
        <SumFigure label={formatMessage('subscription.amount')} amount={paiseOf(amount)} />
      </Box>
    </Box>
  );
}
