import { say, type Milli } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  UpdateCatalogueItemInput,
  useUpdateItemMutation,
} from '../__generated__/useUpdateItemMutation.graphql.ts';
import { milliOf } from '../app/graph/scalars.ts';
import { useWrite } from '../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useUpdateItemMutation($input: UpdateCatalogueItemInput!) {
    updateCatalogueItem(input: $input) {
      __typename
      ... on UpdateCatalogueItemSuccess {
        item {
          id
          price
          ... on Product {
            available
            variants {
              id
              price
              available
            }
          }
        }
      }
      ... on ChangedMeanwhile {
        message
        currentStock
      }
      ... on InvalidInput {
        problems {
          message
        }
      }
      ... on PermissionDenied {
        message
      }
      ... on NotFound {
        message
      }
      ... on Refused {
        message
      }
    }
  }
`;

/** What became of it; `stock` is what is in stock now, where that was another figure than the client knew. */
export type UpdateOutcome = { kind: 'saved' } | { kind: 'refused'; message: string; stock?: Milli };

function outcomeOf(answer: useUpdateItemMutation['response']['updateCatalogueItem']): UpdateOutcome {
  switch (answer.__typename) {
    case 'UpdateCatalogueItemSuccess':
      return { kind: 'saved' };
    case 'ChangedMeanwhile':
      return {
        kind: 'refused',
        message: answer.message,
        ...(answer.currentStock != null && { stock: milliOf(answer.currentStock) }),
      };
    case 'InvalidInput':
      return { kind: 'refused', message: answer.problems[0]?.message ?? say('catalogue.updateFailed') };
    case 'PermissionDenied':
    case 'NotFound':
    case 'Refused':
      return { kind: 'refused', message: answer.message };
    default:
      return { kind: 'refused', message: say('catalogue.updateFailed') };
  }
}

/** Saves price and stock of an item for good. Rejects with a GraphFailure when no answer came. */
export function useUpdateItem(): {
  updateItem: (input: UpdateCatalogueItemInput) => Promise<UpdateOutcome>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useUpdateItemMutation>(mutation);
  return {
    updateItem: async (input) => outcomeOf((await write({ input })).updateCatalogueItem),
    busy,
  };
}
