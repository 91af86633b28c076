import { graphql } from 'react-relay';
import type { useUpdatePriceMutation } from '../__generated__/useUpdatePriceMutation.graphql.ts';
import { useWrite } from '../app/graph/useWrite.ts';

/** Saves a new price of an item or variant permanently, and its counted stock. */
export const useUpdatePrice = () =>
  useWrite<useUpdatePriceMutation>(
    graphql`
      mutation useUpdatePriceMutation($input: UpdatePriceInput!) {
        updatePrice(input: $input) {
          ... on UpdatePriceSuccess @alias(as: "saved") {
            item {
              id
              price
              ... on Product {
                available
                variants {
                  id
                  price
                  available
                }
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'catalogue.updateFailed' },
  );
