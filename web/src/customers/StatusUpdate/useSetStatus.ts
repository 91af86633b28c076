import { graphql } from 'react-relay';
import type { useSetStatusCustomerMutation } from '../../__generated__/useSetStatusCustomerMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Gives a customer a status, with what its form asks for. */
export const useSetCustomerStatus = () =>
  useWrite<useSetStatusCustomerMutation>(
    graphql`
      mutation useSetStatusCustomerMutation($input: SetCustomerStatusInput!) {
        setCustomerStatus(input: $input) {
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
