import { graphql, useRelayEnvironment } from 'react-relay';
import type { useUpdateMarketplaceMutation } from '../../../__generated__/useUpdateMarketplaceMutation.graphql.ts';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
/**
 * Lists products on the marketplace or removes them, at most 1,000 per call. Optimistic, and reverted on
 * failure.
 */
export function useUpdateMarketplace(): (items: readonly string[], listed: boolean) => Promise<WriteResult> {
  const environment = useRelayEnvironment();
  const { write } = useWrite<useUpdateMarketplaceMutation>(
    graphql`
      mutation useUpdateMarketplaceMutation($input: UpdateMarketplaceInput!) {
        updateMarketplace(input: $input) {
          ... on UpdateMarketplaceSuccess @alias(as: "saved") {
            items {
              ... on Product {
                id
                inMarketplace
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'list.cartFailed' },
  );
  return async (items, listed) => {
    const optimistic = environment.applyUpdate({
      storeUpdater: (store) => {
        for (const id of items) store.get(id)?.setValue(listed, 'inMarketplace');
      },
    });
    const outcome = await write({ key: newKey(), items, listed });
    optimistic.dispose();
    return outcome;
  };
}
