import { graphql } from 'react-relay';
import type { useRevokeShareMutation } from '../../../__generated__/useRevokeShareMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Revokes a link at once. */
export const useRevokeShare = () =>
  useWrite<useRevokeShareMutation>(
    graphql`
      mutation useRevokeShareMutation($input: RevokeShareInput!) {
        revokeShare(input: $input) {
          ... on RevokeShareSuccess @alias(as: "saved") {
            document {
              ...OpenLinks_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'share.revokeFailed' },
  );
