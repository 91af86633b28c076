import { graphql } from 'react-relay';
import type { useSetTargetMutation } from '../../__generated__/useSetTargetMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useSetTarget = () =>
  useWrite<useSetTargetMutation>(
    graphql`
      mutation useSetTargetMutation($input: SetSalesTargetInput!) {
        setSalesTarget(input: $input) {
          ... on SetSalesTargetSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'target.failed' },
  );
