import { graphql } from 'react-relay';
import type { useCreateOrderMutation } from '../../../__generated__/useCreateOrderMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Creates an order. The payload has its slips, and the outcome of its appointment. */
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
