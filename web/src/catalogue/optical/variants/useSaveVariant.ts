import { graphql } from 'react-relay';
import type { useSaveVariantAddMutation } from '../../../__generated__/useSaveVariantAddMutation.graphql.ts';
import type { useSaveVariantEditMutation } from '../../../__generated__/useSaveVariantEditMutation.graphql.ts';
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
  const add = useWrite<useSaveVariantAddMutation>(
    graphql`
      mutation useSaveVariantAddMutation($input: AddVariantInput!) {
        addVariant(input: $input) {
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
  const edit = useWrite<useSaveVariantEditMutation>(
    graphql`
      mutation useSaveVariantEditMutation($input: EditVariantInput!) {
        editVariant(input: $input) {
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
