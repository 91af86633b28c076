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
  | { kind: 'problems'; problems: PaymentProblems };

/** What is wrong with a payment: at its fields, and beside the button. */
export interface PaymentProblems {
  amount?: string;
  reference?: string;
  rest?: string;
}

/** A part of a split is told at the same places: "payments.1.reference". */
function placeOf(field: string): keyof PaymentProblems {
  const last = field.split('.').at(-1);
  return last === 'amount' || last === 'reference' ? last : 'rest';
}

/** All of them; several at one place stand after each other. */
function placed(problems: readonly { field: string; message: string }[]): PaymentProblems {
  const found: PaymentProblems = {};
  for (const { field, message } of problems) {
    const place = placeOf(field);
    found[place] = [found[place], message].filter(Boolean).join(' ');
  }
  return found;
}

type Answer = useRecordPaymentMutation['response']['recordPayment'];

function outcomeOf({ __typename: type, current, problems = [], message }: Answer): PaymentOutcome {
  switch (type) {
    case 'RecordPaymentSuccess':
      return { kind: 'recorded' };
    case 'ChangedMeanwhile':
      return { kind: 'changed', pending: current == null ? undefined : paiseOf(current) };
    case 'PaymentExceedsPending':
      return { kind: 'problems', problems: { amount: say('payment.exceedsPending') } };
    case 'InvalidInput':
      if (problems.length > 0) return { kind: 'problems', problems: placed(problems) };
      return { kind: 'problems', problems: { rest: say('faults.invalidInput') } };
    default:
      return { kind: 'problems', problems: { rest: message ?? say('payment.failed') } };
  }
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
