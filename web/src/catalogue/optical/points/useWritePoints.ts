import { graphql } from 'react-relay';
import type { useWritePointsAssignMutation } from '../../../__generated__/useWritePointsAssignMutation.graphql.ts';
import type { useWritePointsEditMutation } from '../../../__generated__/useWritePointsEditMutation.graphql.ts';
import type { useWritePointsRemoveMutation } from '../../../__generated__/useWritePointsRemoveMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Assigns points for a product, or changes an assignment. */
export function useSavePoints() {
  const assign = useWrite<useWritePointsAssignMutation>(
    graphql`
      mutation useWritePointsAssignMutation($input: AssignProductPointsInput!) {
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
    { failed: 'optical.pointsSaveFailed' },
  );
  const edit = useWrite<useWritePointsEditMutation>(
    graphql`
      mutation useWritePointsEditMutation($input: EditProductPointsInput!) {
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
    { failed: 'optical.pointsSaveFailed' },
  );
  return { assign: assign.write, edit: edit.write, busy: assign.busy || edit.busy };
}

/** Takes an assignment of points back. */
export const useRemovePoints = () =>
  useWrite<useWritePointsRemoveMutation>(
    graphql`
      mutation useWritePointsRemoveMutation($input: RemoveProductPointsInput!) {
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
