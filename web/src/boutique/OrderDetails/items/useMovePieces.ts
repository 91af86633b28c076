import { graphql } from 'react-relay';
import type { useMovePiecesMutation } from '../../../__generated__/useMovePiecesMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Starts or completes pieces; the order's status follows. */
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
