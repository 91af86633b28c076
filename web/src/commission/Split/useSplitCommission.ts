import { graphql } from 'react-relay';
import type { useSplitCommissionMutation } from '../../__generated__/useSplitCommissionMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { splitField } from './splitValues.ts';

export const useSplitCommission = () =>
  useWrite<useSplitCommissionMutation>(
    graphql`
      mutation useSplitCommissionMutation($input: SplitCommissionInput!) {
        splitCommission(input: $input) {
          ... on SplitCommissionSuccess @alias(as: "saved") {
            document {
              ...CommissionSplit_document
            }
            order {
              ...OrderSplit_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'split.failed', fields: splitField },
  );
