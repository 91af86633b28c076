import { graphql } from 'react-relay';
import type { useDeletePowersMutation } from '../../../__generated__/useDeletePowersMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { type Outcome, settled } from '../outcome.ts';

/** Deletes the powers of a row. */
export function useDeletePowers(): { remove: (prescription: string) => Promise<Outcome>; busy: boolean } {
  const { write, busy } = useWrite<useDeletePowersMutation>(graphql`
    mutation useDeletePowersMutation($input: DeleteLensPrescriptionInput!) {
      deleteLensPrescription(input: $input) {
        __typename
        ... on LensPrescriptionSuccess {
          variant {
            ...PowersGrid_variant
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const remove = (prescription: string): Promise<Outcome> =>
    settled(
      'LensPrescriptionSuccess',
      'optical.prescriptionDeleteFailed',
      async () => (await write({ input: { key: newKey(), prescription } })).deleteLensPrescription,
    );
  return { remove, busy };
}
