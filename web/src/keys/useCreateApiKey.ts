import { graphql } from 'react-relay';
import type { useCreateApiKeyMutation } from '../__generated__/useCreateApiKeyMutation.graphql.ts';
import { useWrite } from '../app/graph/useWrite.ts';

/** Creates an API key, and asks for the user's own PIN if it is due. The secret is returned only once. */
export const useCreateApiKey = (askPin: () => Promise<boolean>) =>
  useWrite<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          ... on CreateApiKeySuccess @alias(as: "saved") {
            secret
            apiKey {
              name
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'keys.createFailed', askPin },
  );
