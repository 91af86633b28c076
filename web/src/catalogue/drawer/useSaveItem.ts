import { type ItemKind, type MessageKey, say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useSaveItemAddMutation } from '../../__generated__/useSaveItemAddMutation.graphql.ts';
import type { useSaveItemEditMutation } from '../../__generated__/useSaveItemEditMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { type FormCorrection, QUANTITY, WHY } from '../stock/formCorrection.ts';
import type { FieldValue } from './itemEntries.ts';

const addMutation = graphql`
  mutation useSaveItemAddMutation($input: AddCatalogueItemInput!) {
    addCatalogueItem(input: $input) {
      __typename
      ... on AddCatalogueItemSuccess {
        item {
          id
          title
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

const editMutation = graphql`
  mutation useSaveItemEditMutation($input: EditCatalogueItemInput!) {
    editCatalogueItem(input: $input) {
      __typename
      ... on EditCatalogueItemSuccess {
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
            lowStock
            barcode
            hsn
            size
            color
            isLow
          }
        }
      }
      ... on ChangedMeanwhile {
        currentStock
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** What is to be saved. */
export interface ItemInput {
  key: string;
  values: readonly FieldValue[];
  /** The picture's upload, or that it goes. */
  picture: { image?: string; removeImage?: true };
  /** The stock that the form showed, and why another is entered. */
  correction?: FormCorrection;
}

/** What became of it. */
export type SavedItem =
  | { kind: 'saved'; id: string; title: string }
  /** By the names of the fields; '' where no field is meant. */
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'refused'; message: string };

interface Answer {
  readonly __typename: string;
  readonly item?: { readonly id: string; readonly title: string };
  readonly message?: string;
  readonly problems?: readonly { readonly field: string; readonly message: string }[];
  readonly currentStock?: unknown;
}

const FAILED: Record<ItemKind, { add: MessageKey; edit: MessageKey }> = {
  PRODUCT: { add: 'itemForm.productAddFailed', edit: 'itemForm.productUpdateFailed' },
  SERVICE: { add: 'itemForm.serviceSaveFailed', edit: 'itemForm.serviceSaveFailed' },
};

/** "values.price" is the field price; the figure that a correction was based on stands at the quantity. */
const fieldOf = (path: string): string => {
  if (path === 'expectedAvailable') return QUANTITY;
  if (path === 'note') return WHY.note;
  return path.startsWith('values.') ? path.slice('values.'.length) : path;
};

function outcomeOf({ item, problems, message, currentStock }: Answer, failed: MessageKey): SavedItem {
  if (item !== undefined) return { kind: 'saved', id: item.id, title: item.title };
  if (problems !== undefined)
    return {
      kind: 'problems',
      problems: Object.fromEntries(problems.map((one) => [fieldOf(one.field), one.message])),
    };
  const told = message ?? say(failed);
  if (currentStock != null) return { kind: 'problems', problems: { [QUANTITY]: told } };
  return { kind: 'refused', message: told };
}

/** Adds a product or service, or changes the one that is named. Never rejects: what went wrong is an outcome too. */
export function useSaveItem(
  kind: ItemKind,
  itemId: string | undefined,
): { save: (input: ItemInput) => Promise<SavedItem>; busy: boolean; checking: boolean } {
  const add = useWrite<useSaveItemAddMutation>(addMutation);
  const edit = useWrite<useSaveItemEditMutation>(editMutation);
  const failed = FAILED[kind][itemId === undefined ? 'add' : 'edit'];
  const save = async ({ key, values, picture, correction }: ItemInput): Promise<SavedItem> => {
    try {
      if (itemId === undefined) {
        const { image } = picture;
        const input = { key, kind, values, ...(image !== undefined && { image }) };
        return outcomeOf((await add.write({ input })).addCatalogueItem, failed);
      }
      const input = { key, item: itemId, values, ...picture, ...correction };
      return outcomeOf((await edit.write({ input })).editCatalogueItem, failed);
    } catch (error) {
      return { kind: 'refused', message: failureText(error, failed) };
    }
  };
  return { save, busy: add.busy || edit.busy, checking: add.checking || edit.checking };
}
