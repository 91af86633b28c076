import { graphql } from 'react-relay';
import type { useDeleteItemsMutation } from '../../../__generated__/useDeleteItemsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import type { Outcome } from '../inBatches.ts';
import { settled } from './outcome.ts';

/** Deletes products or services, at most 1,000 at once. The lists ask again for the page that they show. */
export function useDeleteItems(): (items: readonly string[]) => Promise<Outcome> {
  const { write } = useWrite<useDeleteItemsMutation>(graphql`
    mutation useDeleteItemsMutation($input: DeleteCatalogueItemsInput!) {
      deleteCatalogueItems(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  return (items) =>
    settled(
      'DeleteCatalogueItemsSuccess',
      'list.deleteFailed',
      async () => (await write({ input: { key: newKey(), items } })).deleteCatalogueItems,
    );
}
