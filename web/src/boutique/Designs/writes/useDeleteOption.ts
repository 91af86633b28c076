import { graphql } from 'react-relay';
import type { useDeleteOptionMutation } from '../../../__generated__/useDeleteOptionMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Deletes a stored option. */
export const useDeleteOption = () =>
  useWrite<useDeleteOptionMutation>(
    graphql`
      mutation useDeleteOptionMutation($input: DeleteDesignOptionInput!) {
        deleteDesignOption(input: $input) {
          ... on DeleteDesignOptionSuccess @alias(as: "saved") {
            area {
              ...stored_area
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'designScreen.deleteFailed' },
  );
