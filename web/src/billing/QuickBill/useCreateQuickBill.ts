import { graphql } from 'react-relay';
import type { useCreateQuickBillMutation } from '../../__generated__/useCreateQuickBillMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useCreateQuickBill = () =>
  useWrite<useCreateQuickBillMutation>(
    graphql`
      mutation useCreateQuickBillMutation($input: CreateQuickBillInput!) {
        createQuickBill(input: $input) {
          ... on CreateQuickBillSuccess @alias(as: "saved") {
            quickBill {
              id
              number
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'quickBill.failed' },
  );
