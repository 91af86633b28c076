import { graphql } from 'react-relay';
import type { useChangePinMutation } from '../../__generated__/useChangePinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Changes the own PIN. Sent once: the current PIN is looked at like any other guess. */
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
