import { graphql } from 'react-relay';
import type { useUndoReceiptMutation } from '../../__generated__/useUndoReceiptMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Undoes the receipt of a quick bill whose money did not arrive after all. */
export const useUndoReceipt = () =>
  useWrite<useUndoReceiptMutation>(
    graphql`
      mutation useUndoReceiptMutation($input: UndoQuickBillReceiptInput!) {
        undoQuickBillReceipt(input: $input) {
          ... on UndoQuickBillReceiptSuccess @alias(as: "saved") {
            quickBill {
              ...QuickRows_quickBill
              ...QuickFigures_quickBill
              ...QuickFoot_quickBill
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'quickBill.undoFailed' },
  );
