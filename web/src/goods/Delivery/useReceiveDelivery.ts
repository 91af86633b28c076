import { graphql } from 'react-relay';
import type { useReceiveDeliveryMutation } from '../../__generated__/useReceiveDeliveryMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds the products of a supplier's bill to the stock, all or none. */
export const useReceiveDelivery = () =>
  useWrite<useReceiveDeliveryMutation>(
    graphql`
      mutation useReceiveDeliveryMutation($input: ReceiveDeliveryInput!) {
        receiveDelivery(input: $input) {
          ... on ReceiveDeliverySuccess @alias(as: "saved") {
            products {
              id
              available
              variants {
                id
                available
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'goods.deliveryFailed' },
  );
