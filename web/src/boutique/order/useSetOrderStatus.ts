import { graphql } from 'react-relay';
import type { useSetOrderStatusMutation } from '../../__generated__/useSetOrderStatusMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sets an order's status by hand; cancelling also says what happens to the money received. */
export const useSetOrderStatus = () =>
  useWrite<useSetOrderStatusMutation>(
    graphql`
      mutation useSetOrderStatusMutation($input: SetOrderStatusInput!) {
        setOrderStatus(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              mayEdit
              mayInvoice
              pending
              ...StatusMenu_order
              ...StageMenu_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderList.statusFailed', fields: { 'received.keep': 'reason', 'received.refund': 'mode' } },
  );
