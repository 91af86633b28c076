import { graphql } from 'react-relay';
import type { useRegisterMessagingMutation } from '../../__generated__/useRegisterMessagingMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { keepMessagingToken } from '../../session/index.ts';

const mutation = graphql`
  mutation useRegisterMessagingMutation($input: RegisterMessagingInput!) {
    registerMessaging(input: $input) {
      ... on RegisterMessagingSuccess @alias(as: "saved") {
        __typename
      }
      ...refusal @alias
    }
  }
`;

/** Registers this session's messaging token (undefined for none) and stores it. Rejects on failure. */
export function useRegisterMessaging(): (token: string | undefined) => Promise<void> {
  const { write } = useWrite<useRegisterMessagingMutation>(mutation, {
    failed: 'faults.internal',
    once: true,
  });
  return async (token) => {
    const outcome = await write({ messagingToken: token ?? null });
    if (outcome.kind !== 'saved') throw new Error(outcome.message);
    keepMessagingToken(token);
  };
}
