import { graphql } from 'react-relay';
import type { useApproveLimitsMutation } from '../../__generated__/useApproveLimitsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sends the owner's PIN only once: an automatic retry would count as another guess. */
export const useApproveLimits = () =>
  useWrite<useApproveLimitsMutation>(
    graphql`
      mutation useApproveLimitsMutation($input: ApproveLimitsInput!) {
        approveLimits(input: $input) {
          ... on ApproveLimitsSuccess @alias(as: "saved") {
            limitApproval
          }
          ... on ConfirmPinRefused @alias(as: "refused") {
            retryAfter
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'limits.failed', once: true },
  );
