import { graphql } from 'react-relay';
import type { useSavePointsAssignMutation } from '../../../__generated__/useSavePointsAssignMutation.graphql.ts';
import type { useSavePointsEditMutation } from '../../../__generated__/useSavePointsEditMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

const OPTIONS = { failed: 'optical.pointsSaveFailed' } as const;

/** Assigns points for a product, or changes an assignment. */
export function useSavePoints() {
  const assign = useWrite<useSavePointsAssignMutation>(
    graphql`
      mutation useSavePointsAssignMutation($input: AssignProductPointsInput!) {
        assignProductPoints(input: $input) {
          ... on ProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsList_product
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  const edit = useWrite<useSavePointsEditMutation>(
    graphql`
      mutation useSavePointsEditMutation($input: EditProductPointsInput!) {
        editProductPoints(input: $input) {
          ... on ProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsList_product
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  return { assign, edit, busy: assign.busy || edit.busy };
}
