import { graphql } from 'react-relay';
import type { useSaveVariantCreateMutation } from '../../../__generated__/useSaveVariantCreateMutation.graphql.ts';
import type { useSaveVariantUpdateMutation } from '../../../__generated__/useSaveVariantUpdateMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { WHY } from '../../stock/formCorrection.ts';

const fieldOfValue = fieldsOf('values');

const OPTIONS = {
  failed: 'optical.variantSaveFailed',
  fields: (path: string) => (path === 'note' ? WHY.note : fieldOfValue(path)),
} as const;

/** Adds a variant to a product, or changes the one that is given with the stock that its form showed. */
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
