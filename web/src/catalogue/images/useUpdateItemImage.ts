import { graphql } from 'react-relay';
import type { useUpdateItemImageMutation } from '../../__generated__/useUpdateItemImageMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sets or removes the picture of an item, without its form. */
export const useUpdateItemImage = () =>
  useWrite<useUpdateItemImageMutation>(
    graphql`
      mutation useUpdateItemImageMutation($input: UpdateCatalogueItemInput!) {
        updateCatalogueItem(input: $input) {
          ... on UpdateCatalogueItemSuccess @alias(as: "saved") {
            item {
              id
              image
              thumbnail
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'catalogueImage.saveFailed' },
  );
