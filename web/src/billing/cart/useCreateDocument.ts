import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  CreateDocumentInput,
  useCreateDocumentMutation,
} from '../../__generated__/useCreateDocumentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { milliOf } from '../../app/graph/scalars.ts';

const mutation = graphql`
  mutation useCreateDocumentMutation($input: CreateDocumentInput!) {
    createDocument(input: $input) {
      __typename
      ... on CreateDocumentSuccess {
        document {
          id
          number
          customer {
            billCount
            pending
            lastVisit
          }
        }
      }
      ... on StockShort {
        product
        variant
        available
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

/** What became of the document. */
export type CreateOutcome =
  | { kind: 'created'; id: string; number: string }
  /** Less is in stock than the cart has. */
  | { kind: 'short'; productId: string; variantId: string | undefined; available: number }
  /** Prices, taxes or settings are others now: the total that was shown does not hold. */
  | { kind: 'changed'; message: string }
  /** This cart became a document before: in another tab, or by a call whose answer was lost. */
  | { kind: 'reused' }
  | { kind: 'problems'; problems: readonly { field: string; message: string }[] }
  | { kind: 'refused'; message: string };

type Answer = useCreateDocumentMutation['response']['createDocument'];

function outcomeOf(answer: Answer): CreateOutcome {
  const { __typename: type, document, product, variant, available, problems = [], code } = answer;
  const message = answer.message ?? say('faults.internal');
  switch (type) {
    case 'CreateDocumentSuccess':
      if (document == null) break;
      return { kind: 'created', id: document.id, number: document.number };
    case 'StockShort':
      if (product == null || available == null) break;
      return {
        kind: 'short',
        productId: product,
        variantId: variant ?? undefined,
        available: milliOf(available),
      };
    case 'ChangedMeanwhile':
      return { kind: 'changed', message };
    case 'InvalidInput':
      return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'refused', message };
    default:
      if (code === 'KEY_REUSED') return { kind: 'reused' };
  }
  return { kind: 'refused', message };
}

/** Creates the document. Rejects with a GraphFailure when no answer came. */
export function useCreateDocument(): {
  createDocument: (input: CreateDocumentInput) => Promise<CreateOutcome>;
  busy: boolean;
  checking: boolean;
} {
  const { write, busy, checking } = useWrite<useCreateDocumentMutation>(mutation);
  return {
    createDocument: async (input) => outcomeOf((await write({ input })).createDocument),
    busy,
    checking,
  };
}
