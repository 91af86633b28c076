import { graphql } from 'react-relay';
import type { useSetOrderStageMutation } from '../../__generated__/useSetOrderStageMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Moves an order to a stage. */
export const useSetOrderStage = () =>
  useWrite<useSetOrderStageMutation>(
    graphql`
      mutation useSetOrderStageMutation($input: SetOrderStageInput!) {
        setOrderStage(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...StatusMenu_order
              ...StageMenu_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderList.stageFailed' },
  );
