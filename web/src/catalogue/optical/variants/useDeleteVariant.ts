import { graphql } from 'react-relay';
import type { useDeleteVariantMutation } from '../../../__generated__/useDeleteVariantMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { type Outcome, settled } from '../outcome.ts';

/** Deletes a variant; its product then shows those that are left. */
export function useDeleteVariant(): { remove: (variant: string) => Promise<Outcome>; busy: boolean } {
  const { write, busy } = useWrite<useDeleteVariantMutation>(graphql`
    mutation useDeleteVariantMutation($input: DeleteVariantInput!) {
      deleteVariant(input: $input) {
        __typename
        ... on DeleteVariantSuccess {
          product {
            variants {
              ...listed_variant
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const remove = (variant: string): Promise<Outcome> =>
    settled(
      'DeleteVariantSuccess',
      'optical.variantDeleteFailed',
      async () => (await write({ input: { key: newKey(), variant } })).deleteVariant,
    );
  return { remove, busy };
}
