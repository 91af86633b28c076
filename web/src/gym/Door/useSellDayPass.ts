import { graphql } from 'react-relay';
import type { useSellDayPassMutation } from '../../__generated__/useSellDayPassMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sells a day pass for today. */
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
    // A member has no fields in the form, so their problems are shown in its status.
    { failed: 'dayPass.sellFailed' },
  );
