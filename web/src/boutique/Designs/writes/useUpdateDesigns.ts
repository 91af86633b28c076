import { graphql } from 'react-relay';
import type { useUpdateDesignsMutation } from '../../../__generated__/useUpdateDesignsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves the changes to a garment's options: "Update Design". */
export const useUpdateDesigns = () =>
  useWrite<useUpdateDesignsMutation>(
    graphql`
      mutation useUpdateDesignsMutation($input: UpdateDesignsInput!) {
        updateDesigns(input: $input) {
          ... on UpdateDesignsSuccess @alias(as: "saved") {
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
    { failed: 'designScreen.updateFailed' },
  );
