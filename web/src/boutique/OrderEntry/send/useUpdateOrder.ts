import { graphql } from 'react-relay';
import type { useUpdateOrderMutation } from '../../../__generated__/useUpdateOrderMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Updates an order; components refresh from the payload. */
export const useUpdateOrder = () =>
  useWrite<useUpdateOrderMutation>(
    graphql`
      mutation useUpdateOrderMutation($input: UpdateOrderInput!) {
        updateOrder(input: $input) {
          ... on UpdateOrderSuccess @alias(as: "saved") {
            order {
              id
              number
              ...stored_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderEntry.updateFailed' },
  );
