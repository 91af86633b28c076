import { graphql } from 'react-relay';
import type { useSellDayPassMutation } from '../../__generated__/useSellDayPassMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sells a pass for today. */
export const useSellDayPass = () =>
  useWrite<useSellDayPassMutation>(
    graphql`
      mutation useSellDayPassMutation($input: SellDayPassInput!) {
        sellDayPass(input: $input) {
          ... on SellDayPassSuccess @alias(as: "saved") {
            entry {
              name
            }
          }
          ...refusal @alias
        }
      }
    `,
    // The member is not typed: what is wrong with him stands in the form's status.
    { failed: 'dayPass.sellFailed' },
  );
