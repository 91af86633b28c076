import { graphql } from 'react-relay';
import type { useUpdateItemImageMutation } from '../../__generated__/useUpdateItemImageMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Gives an item another picture, or none with null. */
export const useUpdateItemImage = () =>
  useWrite<useUpdateItemImageMutation>(
    graphql`
      mutation useUpdateItemImageMutation($input: UpdateItemImageInput!) {
        updateItemImage(input: $input) {
          ... on UpdateItemImageSuccess @alias(as: "saved") {
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
