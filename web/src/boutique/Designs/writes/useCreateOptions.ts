import { graphql } from 'react-relay';
import type { useCreateOptionsMutation } from '../../../__generated__/useCreateOptionsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds options to areas of a garment: "Save New Patterns". */
export const useCreateOptions = () =>
  useWrite<useCreateOptionsMutation>(
    graphql`
      mutation useCreateOptionsMutation($input: CreateDesignOptionsInput!) {
        createDesignOptions(input: $input) {
          ... on CreateDesignOptionsSuccess @alias(as: "saved") {
            options {
              id
            }
            areas {
              ...stored_area
            }
            resets {
              message
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'designScreen.addFailed' },
  );
