import { graphql } from 'react-relay';
import type { useUpdateCustomerMutation } from '../../../__generated__/useUpdateCustomerMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Updates a customer; a conflict returns the customer as stored now. */
export const useUpdateCustomer = () =>
  useWrite<useUpdateCustomerMutation>(
    graphql`
      mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              name
              ...CustomerScreen_customer
            }
          }
          ... on CustomerChanged @alias(as: "changed") {
            customer {
              ...editValues_customer
            }
          }
          ... on MobileTaken @alias(as: "taken") {
            takenBy {
              id
              name
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.updateFailed' },
  );
