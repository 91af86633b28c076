import { graphql } from 'react-relay';
import type { useCreateAccountReceiptMutation } from '../../../../__generated__/useCreateAccountReceiptMutation.graphql.ts';
import { useWrite } from '../../../../app/graph/useWrite.ts';

/** Receives money from a customer on account. */
export const useCreateAccountReceipt = () =>
  useWrite<useCreateAccountReceiptMutation>(
    graphql`
      mutation useCreateAccountReceiptMutation($input: CreateAccountReceiptInput!) {
        createAccountReceipt(input: $input) {
          ... on CreateAccountReceiptSuccess @alias(as: "saved") {
            receipt {
              ...MadeReceipt_receipt
            }
            customer {
              id
              pending
              credit
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'onAccount.failed', fields: { expectedDue: 'amount' } },
  );
