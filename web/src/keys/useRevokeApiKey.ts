import { graphql } from 'react-relay';
import type { useRevokeApiKeyMutation } from '../__generated__/useRevokeApiKeyMutation.graphql.ts';
import { useWrite } from '../app/graph/useWrite.ts';

/** Revokes an API key at once. */
export const useRevokeApiKey = () =>
  useWrite<useRevokeApiKeyMutation>(
    graphql`
      mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          ... on RevokeApiKeySuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'keys.revokeFailed' },
  );
