import { graphql } from 'react-relay';
import type { useInvoiceOrderMutation } from '../../__generated__/useInvoiceOrderMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Creates the invoice of a completed order, once. */
export const useInvoiceOrder = () =>
  useWrite<useInvoiceOrderMutation>(
    graphql`
      mutation useInvoiceOrderMutation($input: InvoiceOrderInput!) {
        invoiceOrder(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              version
              ...useOrderInvoice_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderList.invoiceFailed' },
  );
