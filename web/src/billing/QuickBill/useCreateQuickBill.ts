import { rupees, say, type Paise } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useCreateQuickBillMutation } from '../../__generated__/useCreateQuickBillMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useCreateQuickBillMutation($input: CreateQuickBillInput!) {
    createQuickBill(input: $input) {
      __typename
      ... on CreateQuickBillSuccess {
        quickBill {
          number
        }
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

export interface QuickBillInput {
  key: string;
  amount: Paise;
  /** Global id. */
  customer: string;
}

/** What became of it. */
export type QuickBillOutcome =
  | { kind: 'created'; number: string }
  /** The key made a bill of another amount before: by a call whose answer was lost. */
  | { kind: 'reused' }
  | { kind: 'refused'; field?: 'amount'; message: string };

function outcomeOf(answer: useCreateQuickBillMutation['response']['createQuickBill']): QuickBillOutcome {
  switch (answer.__typename) {
    case 'CreateQuickBillSuccess':
      return { kind: 'created', number: answer.quickBill.number };
    case 'InvalidInput': {
      const [first] = answer.problems;
      return {
        kind: 'refused',
        message: first?.message ?? say('quickBill.failed'),
        ...(first?.field === 'amount' && { field: 'amount' }),
      };
    }
    case 'Refused':
      return answer.code === 'KEY_REUSED' ? { kind: 'reused' } : { kind: 'refused', message: answer.message };
    case 'PermissionDenied':
    case 'NotFound':
      return { kind: 'refused', message: answer.message };
    default:
      return { kind: 'refused', message: say('quickBill.failed') };
  }
}

/** Makes a quick bill. Rejects with a GraphFailure when no answer came. */
export function useCreateQuickBill(): {
  create: (input: QuickBillInput) => Promise<QuickBillOutcome>;
  busy: boolean;
  checking: boolean;
} {
  const { write, busy, checking } = useWrite<useCreateQuickBillMutation>(mutation);
  const create = async ({ amount, ...rest }: QuickBillInput): Promise<QuickBillOutcome> =>
    outcomeOf((await write({ input: { ...rest, amount: rupees(amount) } })).createQuickBill);
  return { create, busy, checking };
}
