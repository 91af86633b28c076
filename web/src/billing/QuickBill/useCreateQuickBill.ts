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
      ... on Refusal {
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

type Answer = useCreateQuickBillMutation['response']['createQuickBill'];

function outcomeOf({
  quickBill,
  problems,
  code,
  message = say('quickBill.failed'),
}: Answer): QuickBillOutcome {
  if (quickBill) return { kind: 'created', number: quickBill.number };
  if (problems) {
    const [first] = problems;
    return {
      kind: 'refused',
      message: first?.message ?? say('quickBill.failed'),
      ...(first?.field === 'amount' && { field: 'amount' }),
    };
  }
  return code === 'KEY_REUSED' ? { kind: 'reused' } : { kind: 'refused', message };
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
