import { graphql } from 'react-relay';
import type { useReceiveGoodsMutation } from '../../__generated__/useReceiveGoodsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds received goods to the stock of a product or variant. */
export const useReceiveGoods = () =>
  useWrite<useReceiveGoodsMutation>(
    graphql`
      mutation useReceiveGoodsMutation($input: ReceiveGoodsInput!) {
        receiveGoods(input: $input) {
          ... on ReceiveGoodsSuccess @alias(as: "saved") {
            product {
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
    { failed: 'goods.failed' },
  );
