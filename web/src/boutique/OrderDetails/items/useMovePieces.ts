import { graphql } from 'react-relay';
import type { useMovePiecesMutation } from '../../../__generated__/useMovePiecesMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Begins pieces, or says that they are done; the order's status follows them. */
export const useMovePieces = () =>
  useWrite<useMovePiecesMutation>(
    graphql`
      mutation useMovePiecesMutation($input: MovePiecesInput!) {
        movePieces(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderDetails.updateFailed' },
  );
