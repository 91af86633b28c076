import { graphql } from 'react-relay';
import type { useUpdateItemMutation } from '../__generated__/useUpdateItemMutation.graphql.ts';
import { useWrite } from '../app/graph/useWrite.ts';

/** Saves price and stock of an item for good. */
export const useUpdateItem = () =>
  useWrite<useUpdateItemMutation>(
    graphql`
      mutation useUpdateItemMutation($input: UpdateCatalogueItemInput!) {
        updateCatalogueItem(input: $input) {
          ... on UpdateCatalogueItemSuccess @alias(as: "saved") {
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
