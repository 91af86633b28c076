import { graphql } from 'react-relay';
import type { useCreateOrderMutation } from '../../../__generated__/useCreateOrderMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Takes an order; answers with its slips, and with what became of its appointment. */
export const useCreateOrder = () =>
  useWrite<useCreateOrderMutation>(
    graphql`
      mutation useCreateOrderMutation($input: CreateOrderInput!) {
        createOrder(input: $input) {
          ... on CreateOrderSuccess @alias(as: "saved") {
            appointmentProblem
            order {
              id
              number
              trialDate
              deliveryDate
              ...OrderSlips_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderEntry.createFailed' },
  );
