import { graphql } from 'react-relay';
import type { useVerifyPaymentMutation } from '../../__generated__/useVerifyPaymentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Asks the payment service for the result of an order. */
export const useVerifyPayment = () =>
  useWrite<useVerifyPaymentMutation>(
    graphql`
      mutation useVerifyPaymentMutation($input: VerifySubscriptionPaymentInput!) {
        verifySubscriptionPayment(input: $input) {
          ... on VerifySubscriptionPaymentSuccess @alias(as: "saved") {
            payment {
              ...payment_payment
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'faults.internal', once: true },
  );
