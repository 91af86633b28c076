import { graphql } from 'react-relay';
import type { useWriteItemsCreateMutation } from '../../../__generated__/useWriteItemsCreateMutation.graphql.ts';
import type { useWriteItemsDeleteMutation } from '../../../__generated__/useWriteItemsDeleteMutation.graphql.ts';
import type { useWriteItemsUpdateMutation } from '../../../__generated__/useWriteItemsUpdateMutation.graphql.ts';
import { useSave } from '../../../app/graph/useSave.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds an item, or changes one with its areas and measurement points. */
export const useSaveItem = () =>
  useSave<useWriteItemsCreateMutation, useWriteItemsUpdateMutation>(
    graphql`
      mutation useWriteItemsCreateMutation($input: CreateGarmentInput!) {
        createGarment(input: $input) {
          ... on GarmentSuccess @alias(as: "saved") {
            garment {
              id
            }
            tenant {
              garments {
                ...Services_garments
              }
              ...ItemsDrawer_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWriteItemsUpdateMutation($input: UpdateGarmentInput!) {
        updateGarment(input: $input) {
          ... on GarmentSuccess @alias(as: "saved") {
            garment {
              id
              areas {
                id
                ...stored_area
              }
              ...ItemForm_garment
            }
            tenant {
              garments {
                ...Services_garments
              }
              ...ItemsDrawer_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: { add: 'itemScreen.addFailed', edit: 'itemScreen.updateFailed' } },
  );

/** Deletes an item with its designs, patterns and measurement points. */
export const useDeleteItem = () =>
  useWrite<useWriteItemsDeleteMutation>(
    graphql`
      mutation useWriteItemsDeleteMutation($input: DeleteGarmentInput!) {
        deleteGarment(input: $input) {
          ... on DeleteGarmentSuccess @alias(as: "saved") {
            tenant {
              garments {
                ...Services_garments
              }
              ...ItemsDrawer_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'itemScreen.deleteFailed' },
  );
