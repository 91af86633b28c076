import { graphql } from 'react-relay';
import type { useSaveVariantCreateMutation } from '../../../__generated__/useSaveVariantCreateMutation.graphql.ts';
import type { useSaveVariantUpdateMutation } from '../../../__generated__/useSaveVariantUpdateMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useSave } from '../../../app/graph/useSave.ts';

const OPTIONS = {
  failed: 'optical.variantSaveFailed',
  fields: fieldsOf('values'),
} as const;

/** Adds a variant to a product, or changes one. */
export const useSaveVariant = () =>
  useSave<useSaveVariantCreateMutation, useSaveVariantUpdateMutation>(
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
