import { say, type Milli } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  UpdateCatalogueItemInput,
  useCorrectStockMutation,
} from '../../__generated__/useCorrectStockMutation.graphql.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useCorrectStockMutation($input: UpdateCatalogueItemInput!) {
    updateCatalogueItem(input: $input) {
      __typename
      ... on UpdateCatalogueItemSuccess {
        item {
          id
          ... on Product {
            available
            variants {
              id
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

/** What became of a correction. */
export type CorrectOutcome =
  | { kind: 'saved' }
  | { kind: 'changed'; stock: Milli }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'refused'; message: string };

type Answer = useCorrectStockMutation['response']['updateCatalogueItem'];

/** The input's fields as the form calls them. */
const FIELDS: Readonly<Record<string, string>> = { available: 'counted' };

function outcomeOf({ item, currentStock, problems, message }: Answer): CorrectOutcome {
  if (item) return { kind: 'saved' };
  if (currentStock != null) return { kind: 'changed', stock: milliOf(currentStock) };
  if (problems) {
    const told = problems.map(({ field, message: said }) => [FIELDS[field] ?? field, said]);
    return { kind: 'problems', problems: Object.fromEntries(told) };
  }
  return { kind: 'refused', message: message ?? say('stock.saveFailed') };
}

/** Sets the stock of a product or variant, with the reason. Rejects with a GraphFailure when no answer came. */
export function useCorrectStock(): {
  correct: (input: UpdateCatalogueItemInput) => Promise<CorrectOutcome>;
  checking: boolean;
} {
  const { write, checking } = useWrite<useCorrectStockMutation>(mutation);
  return { correct: async (input) => outcomeOf((await write({ input })).updateCatalogueItem), checking };
}
