import { graphql } from 'react-relay';
import type { useSetItemImageMutation } from '../../__generated__/useSetItemImageMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Gives an item another picture, or none with null. */
export const useSetItemImage = () =>
  useWrite<useSetItemImageMutation>(
    graphql`
      mutation useSetItemImageMutation($input: SetItemImageInput!) {
        setItemImage(input: $input) {
          ... on SetItemImageSuccess @alias(as: "saved") {
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
