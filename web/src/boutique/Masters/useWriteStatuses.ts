import { graphql } from 'react-relay';
import type { useWriteStatusesCreateMutation } from '../../__generated__/useWriteStatusesCreateMutation.graphql.ts';
import type { useWriteStatusesDeleteMutation } from '../../__generated__/useWriteStatusesDeleteMutation.graphql.ts';
import type { useWriteStatusesUpdateMutation } from '../../__generated__/useWriteStatusesUpdateMutation.graphql.ts';
import { useSave } from '../../app/graph/useSave.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a status of the shop's own, or renames one. */
export const useSaveStatus = () =>
  useSave<useWriteStatusesCreateMutation, useWriteStatusesUpdateMutation>(
    graphql`
      mutation useWriteStatusesCreateMutation($input: CreateOrderStatusInput!) {
        createOrderStatus(input: $input) {
          ... on OrderStatusSuccess @alias(as: "saved") {
            tenant {
              ...Statuses_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWriteStatusesUpdateMutation($input: UpdateOrderStatusInput!) {
        updateOrderStatus(input: $input) {
          ... on OrderStatusSuccess @alias(as: "saved") {
            tenant {
              ...Statuses_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: { add: 'boutique.statusAddFailed', edit: 'boutique.statusUpdateFailed' } },
  );

/** Deletes a status of the shop's own. */
export const useDeleteStatus = () =>
  useWrite<useWriteStatusesDeleteMutation>(
    graphql`
      mutation useWriteStatusesDeleteMutation($input: DeleteOrderStatusInput!) {
        deleteOrderStatus(input: $input) {
          ... on DeleteOrderStatusSuccess @alias(as: "saved") {
            tenant {
              ...Statuses_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'boutique.statusDeleteFailed' },
  );
