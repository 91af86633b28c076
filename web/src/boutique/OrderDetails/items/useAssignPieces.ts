import { graphql } from 'react-relay';
import type { useAssignPiecesMutation } from '../../../__generated__/useAssignPiecesMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Assigns pieces to an employee at a stage. */
export const useAssignPieces = () =>
  useWrite<useAssignPiecesMutation>(
    graphql`
      mutation useAssignPiecesMutation($input: AssignPiecesInput!) {
        assignPieces(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'orderDetails.assignFailed',
      fields: (path) => (path.startsWith('items') ? 'quantities' : path),
    },
  );
