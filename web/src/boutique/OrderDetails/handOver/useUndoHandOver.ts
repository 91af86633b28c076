import { graphql } from 'react-relay';
import type { useUndoHandOverMutation } from '../../../__generated__/useUndoHandOverMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Undoes a hand-over: the pieces are ready to collect again. */
export const useUndoHandOver = () =>
  useWrite<useUndoHandOverMutation>(
    graphql`
      mutation useUndoHandOverMutation($input: UndoHandOverInput!) {
        undoHandOver(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'handOver.failed' },
  );
