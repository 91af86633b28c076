import { graphql } from 'react-relay';
import type { useSaveVariantCreateMutation } from '../../../__generated__/useSaveVariantCreateMutation.graphql.ts';
import type { useSaveVariantUpdateMutation } from '../../../__generated__/useSaveVariantUpdateMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

const OPTIONS = {
  failed: 'optical.variantSaveFailed',
  fields: fieldsOf('values'),
} as const;

/** Adds a variant to a product, or changes one. */
export function useSaveVariant() {
  const add = useWrite<useSaveVariantCreateMutation>(
    graphql`
      mutation useSaveVariantCreateMutation($input: CreateVariantInput!) {
        createVariant(input: $input) {
          ... on VariantSuccess @alias(as: "saved") {
            product {
              variants {
                ...listed_variant
                ...VariantFields_variant
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  const edit = useWrite<useSaveVariantUpdateMutation>(
    graphql`
      mutation useSaveVariantUpdateMutation($input: UpdateVariantInput!) {
        updateVariant(input: $input) {
          ... on VariantSuccess @alias(as: "saved") {
            product {
              variants {
                ...listed_variant
                ...VariantFields_variant
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  return { add: add.write, edit: edit.write, busy: add.busy || edit.busy };
}
