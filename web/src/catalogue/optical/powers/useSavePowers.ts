import { graphql } from 'react-relay';
import type { useSavePowersCreateMutation } from '../../../__generated__/useSavePowersCreateMutation.graphql.ts';
import type { useSavePowersUpdateMutation } from '../../../__generated__/useSavePowersUpdateMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useSave } from '../../../app/graph/useSave.ts';

const OPTIONS = { failed: 'optical.prescriptionFailed', fields: fieldsOf('powers') } as const;

/** Adds powers to a variant, or replaces those of a row. */
export const useSavePowers = () =>
  useSave<useSavePowersCreateMutation, useSavePowersUpdateMutation>(
    graphql`
      mutation useSavePowersCreateMutation($input: CreateLensPrescriptionInput!) {
        createLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useSavePowersUpdateMutation($input: UpdateLensPrescriptionInput!) {
        updateLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
