import { graphql } from 'react-relay';
import type { useRefundOrderMutation } from '../../../__generated__/useRefundOrderMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Refunds what was received beyond the total. */
export const useRefundOrder = () =>
  useWrite<useRefundOrderMutation>(
    graphql`
      mutation useRefundOrderMutation($input: RefundOrderInput!) {
        refundOrder(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderDetails.updateFailed' },
  );
