import type { ItemKind, MessageKey } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useSaveItemCreateMutation } from '../../__generated__/useSaveItemCreateMutation.graphql.ts';
import type { useSaveItemUpdateMutation } from '../../__generated__/useSaveItemUpdateMutation.graphql.ts';
import { fieldsOf } from '../../app/graph/refusal.ts';
import { useSave } from '../../app/graph/useSave.ts';

const FAILED: Record<ItemKind, { add: MessageKey; edit: MessageKey }> = {
  PRODUCT: { add: 'itemForm.productAddFailed', edit: 'itemForm.productUpdateFailed' },
  SERVICE: { add: 'itemForm.serviceSaveFailed', edit: 'itemForm.serviceSaveFailed' },
};

/** "values.price" is the field "price". */
const fields = fieldsOf('values');

/** Adds a product or service, or updates one. */
export const useSaveItem = (kind: ItemKind) =>
  useSave<useSaveItemCreateMutation, useSaveItemUpdateMutation>(
    graphql`
      mutation useSaveItemCreateMutation($input: CreateCatalogueItemInput!) {
        createCatalogueItem(input: $input) {
          ... on CreateCatalogueItemSuccess @alias(as: "saved") {
            item {
              id
              title
            }
          }

          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useSaveItemUpdateMutation($input: UpdateCatalogueItemInput!) {
        updateCatalogueItem(input: $input) {
          ... on UpdateCatalogueItemSuccess @alias(as: "saved") {
            item {
              id
              title
              sku
              category
              image
              thumbnail
              unit
              price
              listPrice
              offer
              priceAtTill
              taxInclusive
              gstPercentage
              gstFromSetting
              percentagePoints
              points
              employeePercentage
              fields {
                name
                value
              }
              ... on Product {
                available
                tracksStock
                hasVariants
                mrp
                lowStock
                barcode
                hsn
                size
                color
                isLow
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: { add: FAILED[kind].add, edit: FAILED[kind].edit }, fields },
  );
