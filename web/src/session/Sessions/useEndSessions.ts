import { graphql } from 'react-relay';
import type { useEndSessionsOneMutation } from '../../__generated__/useEndSessionsOneMutation.graphql.ts';
import type { useEndSessionsOthersMutation } from '../../__generated__/useEndSessionsOthersMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const OPTIONS = { failed: 'session.endFailed', once: true } as const;

/** Ends one of the user's own sessions, or all but this one. */
export function useEndSessions() {
  const one = useWrite<useEndSessionsOneMutation>(
    graphql`
      mutation useEndSessionsOneMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          ... on EndSessionsSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  const others = useWrite<useEndSessionsOthersMutation>(
    graphql`
      mutation useEndSessionsOthersMutation {
        endOtherSessions {
          ... on EndSessionsSuccess @alias(as: "saved") {
            ended
          }
          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  return { one, others };
}
