import { graphql } from 'react-relay';
import type { usePaySubscriptionMutation } from '../../__generated__/usePaySubscriptionMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Orders a plan. */
export const usePaySubscription = () =>
  useWrite<usePaySubscriptionMutation>(
    graphql`
      mutation usePaySubscriptionMutation($input: PaySubscriptionInput!) {
        paySubscription(input: $input) {
          ... on PaySubscriptionSuccess @alias(as: "saved") {
            redirectUrl
            merchantOrderId
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'subscription.startFailed' },
  );
