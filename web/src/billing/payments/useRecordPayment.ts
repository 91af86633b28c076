import {
  largestMode,
  rupees,
  sumOfParts,
  type MessageKey,
  type Paise,
  type PaymentPart,
} from '@galla/domain';
import { graphql } from 'react-relay';
import type { useRecordPaymentMutation } from '../../__generated__/useRecordPaymentMutation.graphql.ts';
import { type Outcome, useWrite } from '../../app/graph/useWrite.ts';
import { partInput } from './partInput.ts';

/** Received money, and the figure that was shown. */
export interface ReceivedMoney {
  key: string;
  payable: string;
  /** The pending amount shown. */
  expectedPending: Paise;
  /** One payment, or the parts of a split. */
  parts: readonly PaymentPart[];
  /** The day on which the rest will be paid; left out if unchanged. */
  payOn?: string | null;
}

/** Problems of a payment: at its fields, and beside the button. */
export interface PaymentProblems {
  amount?: string;
  reference?: string;
  payOn?: string;
  rest?: string;
}

/** Problems of a split's part are shown at the same fields: "payments.1.reference". */
function placeOf(field: string): keyof PaymentProblems {
  const last = field.split('.').at(-1);
  return last === 'amount' || last === 'reference' || last === 'payOn' ? last : 'rest';
}

/** Records a payment; `failed` is the message if the server sent none. */
export function useRecordPayment(failed: MessageKey): {
  recordPayment: (money: ReceivedMoney) => Promise<Outcome<useRecordPaymentMutation>>;
  busy: boolean;
  checking: boolean;
} {
  const { write, busy, checking } = useWrite<useRecordPaymentMutation>(
    graphql`
      mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
        recordPayment(input: $input) {
          ... on RecordPaymentSuccess @alias(as: "saved") {
            payable {
              pending
              payments {
                id
                newPending
                tendered
                receivedBy
                date
                ...paymentText_payment
              }
              ... on Document {
                status
                payOn
                viewerCanReceivePayment
                received
                viewerCanRefund
                viewerCanConvert
                trashRefund
                customer {
                  pending
                  credit
                }
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed, fields: placeOf },
  );
  const recordPayment = ({ parts, expectedPending, ...rest }: ReceivedMoney) => {
    const [one, ...others] = parts.map(partInput);
    if (one === undefined) throw new Error('A payment of nothing.');
    const split = {
      amount: rupees(sumOfParts(parts)),
      mode: largestMode(parts) ?? one.mode,
      payments: [one, ...others],
    };
    return write({ ...rest, expectedPending: rupees(expectedPending), ...(others.length > 0 ? split : one) });
  };
  return { recordPayment, busy, checking };
}
