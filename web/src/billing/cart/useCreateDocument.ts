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
      ... on ChangedMeanwhile {
        message
      }
      ... on InvalidInput {
        problems {
          field
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

function outcomeOf(answer: useCreateDocumentMutation['response']['createDocument']): CreateOutcome {
  switch (answer.__typename) {
    case 'CreateDocumentSuccess':
      return { kind: 'created', id: answer.document.id, number: answer.document.number };
    case 'StockShort':
      return {
        kind: 'short',
        productId: answer.product,
        variantId: answer.variant ?? undefined,
        available: milliOf(answer.available),
      };
    case 'ChangedMeanwhile':
      return { kind: 'changed', message: answer.message };
    case 'InvalidInput':
      return { kind: 'problems', problems: answer.problems };
    case 'Refused':
      return answer.code === 'KEY_REUSED' ? { kind: 'reused' } : { kind: 'refused', message: answer.message };
    case 'PermissionDenied':
    case 'NotFound':
      return { kind: 'refused', message: answer.message };
    default:
      return { kind: 'refused', message: say('faults.internal') };
  }
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
