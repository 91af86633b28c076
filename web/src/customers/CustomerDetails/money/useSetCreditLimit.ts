import { graphql } from 'react-relay';
import type { useSetCreditLimitMutation } from '../../../__generated__/useSetCreditLimitMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Sets a customer's credit limit. */
export const useSetCreditLimit = () =>
  useWrite<useSetCreditLimitMutation>(
    graphql`
      mutation useSetCreditLimitMutation($input: SetCreditLimitInput!) {
        setCreditLimit(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...LimitRow_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'creditLimit.failed' },
  );
