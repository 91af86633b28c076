import { graphql } from 'react-relay';
import type { useDeleteVariantMutation } from '../../../__generated__/useDeleteVariantMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Deletes a variant; its product then shows the remaining ones. */
export const useDeleteVariant = () =>
  useWrite<useDeleteVariantMutation>(
    graphql`
      mutation useDeleteVariantMutation($input: DeleteVariantInput!) {
        deleteVariant(input: $input) {
          ... on DeleteVariantSuccess @alias(as: "saved") {
            product {
              variants {
                ...listed_variant
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'optical.variantDeleteFailed' },
  );
