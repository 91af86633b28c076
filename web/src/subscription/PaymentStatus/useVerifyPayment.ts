import { graphql } from 'react-relay';
import type { useVerifyPaymentMutation } from '../../__generated__/useVerifyPaymentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { type Payment, readPayment } from './payment.ts';

/** What the payment service says of an order, or why it says nothing. */
export type Verified = { kind: 'told'; payment: Payment } | { kind: 'failed'; message: string };

const mutation = graphql`
  mutation useVerifyPaymentMutation($input: VerifySubscriptionPaymentInput!) {
    verifySubscriptionPayment(input: $input) {
      ... on VerifySubscriptionPaymentSuccess {
        payment {
          ...payment_payment
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** Asks what became of an order. Rejects with a GraphFailure when no answer came. */
export function useVerifyPayment(): (merchantOrderId: string) => Promise<Verified> {
  const { write } = useWrite<useVerifyPaymentMutation>(mutation, { once: true });
  return async (merchantOrderId) => {
    const { payment, message = '' } = (await write({ input: { merchantOrderId } })).verifySubscriptionPayment;
    return payment ? { kind: 'told', payment: readPayment(payment) } : { kind: 'failed', message };
  };
}
