import { graphql } from 'react-relay';
import type { useRegisterMessagingMutation } from '../../__generated__/useRegisterMessagingMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { keepMessagingToken } from '../../session/messagingToken.ts';

const mutation = graphql`
  mutation useRegisterMessagingMutation($input: RegisterMessagingInput!) {
    registerMessaging(input: $input) {
      __typename
      ... on Refusal {
        message
      }
    }
  }
`;

/** Tells the server where this session's messages go, undefined for nowhere, and keeps it. Rejects where it failed. */
export function useRegisterMessaging(): (token: string | undefined) => Promise<void> {
  const { write } = useWrite<useRegisterMessagingMutation>(mutation, { once: true });
  return async (token) => {
    const { registerMessaging: answer } = await write({ input: { messagingToken: token ?? null } });
    if (answer.__typename !== 'RegisterMessagingSuccess') throw new Error(answer.message);
    keepMessagingToken(token);
  };
}
