import { graphql } from 'react-relay';
import type { useSetStatusMutation } from '../../../__generated__/useSetStatusMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import type { Status } from '../address.ts';
import type { Outcome } from '../inBatches.ts';
import { settled } from './outcome.ts';

/** Gives products or services a status (spec 1 §4, oc_status), at most 1,000 at once. */
export function useSetStatus(): (items: readonly string[], status: Status) => Promise<Outcome> {
  const { write } = useWrite<useSetStatusMutation>(graphql`
    mutation useSetStatusMutation($input: SetCatalogueStatusInput!) {
      setCatalogueStatus(input: $input) {
        __typename
        ... on SetCatalogueStatusSuccess {
          items {
            ... on Product {
              id
              status
            }
            ... on Service {
              id
              status
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
  return (items, status) =>
    settled(
      'SetCatalogueStatusSuccess',
      'list.statusFailed',
      async () => (await write({ input: { key: newKey(), items, status } })).setCatalogueStatus,
    );
}
