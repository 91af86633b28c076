import { graphql } from 'react-relay';
import type { useChangePinMutation } from '../../__generated__/useChangePinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Changes the user's own PIN. Sent only once: a wrong current PIN counts as a guess. */
export const useChangePin = () =>
  useWrite<useChangePinMutation>(
    graphql`
      mutation useChangePinMutation($input: ChangePinInput!) {
        changePin(input: $input) {
          ... on ChangePinSuccess @alias(as: "saved") {
            message
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'session.pinChangeFailed', once: true },
  );
