import { graphql } from 'react-relay';
import type { useHandOverMutation } from '../../../__generated__/useHandOverMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Hands pieces over to the person who collects them. */
export const useHandOver = () =>
  useWrite<useHandOverMutation>(
    graphql`
      mutation useHandOverMutation($input: HandOverPiecesInput!) {
        handOverPieces(input: $input) {
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
