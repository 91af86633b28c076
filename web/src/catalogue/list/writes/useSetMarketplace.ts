import { graphql, useRelayEnvironment } from 'react-relay';
import type { useSetMarketplaceMutation } from '../../../__generated__/useSetMarketplaceMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import type { Outcome } from '../inBatches.ts';
import { settled } from './outcome.ts';

/**
 * Puts products on the market place, or takes them off it, at most 1,000 at once. They look so at once, and as before
 * when it could not be kept.
 */
export function useSetMarketplace(): (items: readonly string[], listed: boolean) => Promise<Outcome> {
  const environment = useRelayEnvironment();
  const { write } = useWrite<useSetMarketplaceMutation>(graphql`
    mutation useSetMarketplaceMutation($input: SetMarketplaceInput!) {
      setMarketplace(input: $input) {
        __typename
        ... on SetMarketplaceSuccess {
          items {
            ... on Product {
              id
              inMarketplace
            }
          }
        }
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
  return async (items, listed) => {
    const shownAlready = environment.applyUpdate({
      storeUpdater: (store) => {
        for (const id of items) store.get(id)?.setValue(listed, 'inMarketplace');
      },
    });
    const outcome = await settled(
      'SetMarketplaceSuccess',
      'list.cartFailed',
      async () => (await write({ input: { key: newKey(), items, listed } })).setMarketplace,
    );
    shownAlready.dispose();
    return outcome;
  };
}
