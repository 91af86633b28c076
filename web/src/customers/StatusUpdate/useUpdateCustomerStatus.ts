import { graphql } from 'react-relay';
import type { useUpdateCustomerStatusMutation } from '../../__generated__/useUpdateCustomerStatusMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sets a customer's status, with the values of its form. */
export const useUpdateCustomerStatus = () =>
  useWrite<useUpdateCustomerStatusMutation>(
    graphql`
      mutation useUpdateCustomerStatusMutation($input: UpdateCustomerStatusInput!) {
        updateCustomerStatus(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...WhoPart_customer
              ...HistoryPart_customer
              ...StatusDialog_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.statusFailed', fields: (path) => path.replace(/^values\./, '') },
  );
