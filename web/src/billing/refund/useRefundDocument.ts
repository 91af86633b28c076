import { graphql } from 'react-relay';
import type { useRefundDocumentMutation } from '../../__generated__/useRefundDocumentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Refunds money of a document. */
export const useRefundDocument = () =>
  useWrite<useRefundDocumentMutation>(
    graphql`
      mutation useRefundDocumentMutation($input: RefundDocumentInput!) {
        refundDocument(input: $input) {
          ... on RefundDocumentSuccess @alias(as: "saved") {
            document {
              ...DocumentDrawer_document
              ...DocumentBody_document
              ...DrawerFoot_document
              ...TransactionRows_document
              customer {
                id
                pending
                credit
              }
            }
            payment {
              voucher
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'payment.refundFailed' },
  );
