import { graphql } from 'react-relay';
import type { useCorrectStockMutation } from '../../__generated__/useCorrectStockMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sets the stock of a product or variant, with the reason. */
export const useCorrectStock = () =>
  useWrite<useCorrectStockMutation>(
    graphql`
      mutation useCorrectStockMutation($input: CorrectStockInput!) {
        correctStock(input: $input) {
          ... on CorrectStockSuccess @alias(as: "saved") {
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
    { failed: 'stock.saveFailed', fields: { available: 'counted' } },
  );
