import { graphql } from 'react-relay';
import type { useRemovePointsMutation } from '../../../__generated__/useRemovePointsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { type Outcome, settled } from '../outcome.ts';

/** Takes an assignment of points back. */
export function useRemovePoints(): { remove: (assignment: string) => Promise<Outcome>; busy: boolean } {
  const { write, busy } = useWrite<useRemovePointsMutation>(graphql`
    mutation useRemovePointsMutation($input: RemoveProductPointsInput!) {
      removeProductPoints(input: $input) {
        __typename
        ... on ProductPointsSuccess {
          product {
            ...PointsList_product
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const remove = (assignment: string): Promise<Outcome> =>
    settled(
      'ProductPointsSuccess',
      'optical.pointsDeleteFailed',
      async () => (await write({ input: { key: newKey(), assignment } })).removeProductPoints,
    );
  return { remove, busy };
}
