import { graphql } from 'react-relay';
import type { useUndoGoodsMutation } from '../../__generated__/useUndoGoodsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Undoes a receipt entered by mistake. */
export const useUndoGoods = () =>
  useWrite<useUndoGoodsMutation>(
    graphql`
      mutation useUndoGoodsMutation($input: UndoGoodsReceiptInput!) {
        undoGoodsReceipt(input: $input) {
          ... on UndoGoodsReceiptSuccess @alias(as: "saved") {
            receipt {
              ...UndoReceipt_receipt
            }
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
    { failed: 'goods.undoFailed' },
  );
