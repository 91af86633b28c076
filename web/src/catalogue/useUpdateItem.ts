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
        currentStock
      }
      ... on InvalidInput {
        problems {
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** What became of it; `stock` is what is in stock now, where that was another figure than the client knew. */
export type UpdateOutcome = { kind: 'saved' } | { kind: 'refused'; message: string; stock?: Milli };

type Answer = useUpdateItemMutation['response']['updateCatalogueItem'];

function outcomeOf({ item, currentStock, problems, message }: Answer): UpdateOutcome {
  if (item) return { kind: 'saved' };
  return {
    kind: 'refused',
    message: problems?.[0]?.message ?? message ?? say('catalogue.updateFailed'),
    ...(currentStock != null && { stock: milliOf(currentStock) }),
  };
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
