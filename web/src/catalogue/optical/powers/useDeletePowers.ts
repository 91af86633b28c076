import { graphql } from 'react-relay';
import type { useDeletePowersMutation } from '../../../__generated__/useDeletePowersMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Deletes the powers of a row. */
export const useDeletePowers = () =>
  useWrite<useDeletePowersMutation>(
    graphql`
      mutation useDeletePowersMutation($input: DeleteLensPrescriptionInput!) {
        deleteLensPrescription(input: $input) {
          ... on DeleteLensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'optical.prescriptionDeleteFailed' },
  );
