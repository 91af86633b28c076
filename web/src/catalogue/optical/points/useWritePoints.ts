import { graphql } from 'react-relay';
import type { useWritePointsCreateMutation } from '../../../__generated__/useWritePointsCreateMutation.graphql.ts';
import type { useWritePointsUpdateMutation } from '../../../__generated__/useWritePointsUpdateMutation.graphql.ts';
import type { useWritePointsDeleteMutation } from '../../../__generated__/useWritePointsDeleteMutation.graphql.ts';
import { useSave } from '../../../app/graph/useSave.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Assigns points for a product, or changes an assignment. */
export const useSavePoints = () =>
  useSave<useWritePointsCreateMutation, useWritePointsUpdateMutation>(
    graphql`
      mutation useWritePointsCreateMutation($input: CreateProductPointsInput!) {
        createProductPoints(input: $input) {
          ... on ProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsDialog_product
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWritePointsUpdateMutation($input: UpdateProductPointsInput!) {
        updateProductPoints(input: $input) {
          ... on ProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsDialog_product
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'optical.pointsSaveFailed' },
  );

/** Deletes a points assignment. */
export const useDeletePoints = () =>
  useWrite<useWritePointsDeleteMutation>(
    graphql`
      mutation useWritePointsDeleteMutation($input: DeleteProductPointsInput!) {
        deleteProductPoints(input: $input) {
          ... on DeleteProductPointsSuccess @alias(as: "saved") {
            product {
              ...PointsDialog_product
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'optical.pointsDeleteFailed' },
  );
