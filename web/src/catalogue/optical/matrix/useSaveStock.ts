import { graphql } from 'react-relay';
import type { useSaveStockMutation } from '../../../__generated__/useSaveStockMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Sets the stock of a lens for all counted powers. */
export const useSaveStock = () =>
  useWrite<useSaveStockMutation>(
    graphql`
      mutation useSaveStockMutation($input: CorrectStockByPowerInput!) {
        correctStockByPower(input: $input) {
          ... on CorrectStockByPowerSuccess @alias(as: "saved") {
            product {
              id
              available
              variants {
                ...matrixVariant_variant
                ...listed_variant
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'stock.saveFailed' },
  );
