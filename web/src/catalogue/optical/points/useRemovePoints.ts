import { graphql } from 'react-relay';
import type { useRemovePointsMutation } from '../../../__generated__/useRemovePointsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Takes an assignment of points back. */
export const useRemovePoints = () =>
  useWrite<useRemovePointsMutation>(
    graphql`
      mutation useRemovePointsMutation($input: RemoveProductPointsInput!) {
        removeProductPoints(input: $input) {
          ... on ProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsList_product
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'optical.pointsDeleteFailed' },
  );
