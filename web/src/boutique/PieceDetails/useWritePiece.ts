import { graphql } from 'react-relay';
import type { useWritePieceFinishMutation } from '../../__generated__/useWritePieceFinishMutation.graphql.ts';
import type { useWritePieceUndoMutation } from '../../__generated__/useWritePieceUndoMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/**
 * Completes the current stage of a piece. The payload says where the piece is then, whether it moved or not.
 */
export const useFinishPiece = () =>
  useWrite<useWritePieceFinishMutation>(
    graphql`
      mutation useWritePieceFinishMutation($input: FinishPieceInput!) {
        finishPiece(input: $input) {
          ... on PieceSuccess @alias(as: "saved") {
            moved
            card {
              ...PieceScreen_card
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'piece.finishFailed' },
  );

/** Undoes that within a minute. */
export const useUndoPiece = () =>
  useWrite<useWritePieceUndoMutation>(
    graphql`
      mutation useWritePieceUndoMutation($input: UndoPieceInput!) {
        undoPiece(input: $input) {
          ... on PieceSuccess @alias(as: "saved") {
            moved
            card {
              ...PieceScreen_card
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'piece.finishFailed' },
  );
