import { graphql } from 'react-relay';
import type { useConfirmQuickBillMutation } from '../../__generated__/useConfirmQuickBillMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Confirms that the money of a quick bill was received. */
export const useConfirmQuickBill = () =>
  useWrite<useConfirmQuickBillMutation>(
    graphql`
      mutation useConfirmQuickBillMutation($input: ConfirmQuickBillInput!) {
        confirmQuickBill(input: $input) {
          ... on ConfirmQuickBillSuccess @alias(as: "saved") {
            quickBill {
              status
              mode
              viewerCanConfirm
              ...QuickRows_quickBill
              ...QuickFigures_quickBill
              ...QuickFoot_quickBill
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'quickBill.receiveFailed' },
  );
