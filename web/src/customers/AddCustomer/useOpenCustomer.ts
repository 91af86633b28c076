import { graphql } from 'react-relay';
import type { useOpenCustomerMutation } from '../../__generated__/useOpenCustomerMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Opens a colleague's customer by the full mobile number. */
export const useOpenCustomer = () =>
  useWrite<useOpenCustomerMutation>(
    graphql`
      mutation useOpenCustomerMutation($input: OpenCustomerInput!) {
        openCustomer(input: $input) {
          ... on OpenCustomerSuccess @alias(as: "saved") {
            customer {
              id
              name
              mobile
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.openFailed' },
  );
