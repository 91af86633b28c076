import { largestMode, rupees, say, sumOfParts, type Paise, type PaymentPart } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useRecordPaymentMutation } from '../../__generated__/useRecordPaymentMutation.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { partInput } from './partInput.ts';

const mutation = graphql`
  mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      __typename
      ... on RecordPaymentSuccess {
        document {
          pending
          status
          viewerCanReceivePayment
          payments {
            id
            amount
            newPending
            mode
            isAdvance
            reference
            tendered
            receivedBy
            date
          }
          customer {
            pending
          }
        }
      }
      ... on ChangedMeanwhile {
        current
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

/** Money that came, and on what figure it was decided. */
export interface ReceivedMoney {
  key: string;
  document: string;
  /** What was shown as still to pay. */
  expectedPending: Paise;
  /** One payment, or the parts of a split. */
  parts: readonly PaymentPart[];
}

/** What became of a payment. */
export type PaymentOutcome =
  | { kind: 'recorded' }
  /** Another payment came in between; what is to pay now, where the server told it. */
  | { kind: 'changed'; pending: Paise | undefined }
  | { kind: 'problem'; field?: 'amount' | 'reference'; message: string };

/** A part of a split is told at the same places: "payments.1.reference". */
function fieldOf(field: string): { field?: 'amount' | 'reference' } {
  const last = field.split('.').at(-1);
  return last === 'amount' || last === 'reference' ? { field: last } : {};
}

type Answer = useRecordPaymentMutation['response']['recordPayment'];

function outcomeOf({ __typename: type, document, current, problems, message }: Answer): PaymentOutcome {
  if (document) return { kind: 'recorded' };
  if (type === 'ChangedMeanwhile') {
    return { kind: 'changed', pending: current == null ? undefined : paiseOf(current) };
  }
  if (type === 'PaymentExceedsPending') {
    return { kind: 'problem', field: 'amount', message: say('payment.exceedsPending') };
  }
  if (problems) {
    const [first] = problems;
    const told = first?.message ?? say('faults.invalidInput');
    return { kind: 'problem', ...fieldOf(first?.field ?? ''), message: told };
  }
  return { kind: 'problem', message: message ?? say('payment.failed') };
}

/** Records money received. Rejects with a GraphFailure when no answer came. */
export function useRecordPayment(): {
  recordPayment: (money: ReceivedMoney) => Promise<PaymentOutcome>;
  busy: boolean;
  checking: boolean;
} {
  const { write, busy, checking } = useWrite<useRecordPaymentMutation>(mutation);
  const recordPayment = async ({ parts, expectedPending, ...rest }: ReceivedMoney) => {
    const [one, ...others] = parts.map(partInput);
    if (one === undefined) throw new Error('A payment of nothing.');
    const split = {
      amount: rupees(sumOfParts(parts)),
      mode: largestMode(parts) ?? one.mode,
      payments: [one, ...others],
    };
    const input = {
      ...rest,
      expectedPending: rupees(expectedPending),
      ...(others.length > 0 ? split : one),
    };
    return outcomeOf((await write({ input })).recordPayment);
  };
  return { recordPayment, busy, checking };
}
