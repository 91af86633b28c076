import { paymentState, type PaymentState } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { payment_payment$key } from '../../__generated__/payment_payment.graphql.ts';

/** A payment as shown. It is copied, because Relay does not retain the payload of a mutation. */
export interface Payment {
  readonly merchantOrderId: string;
  readonly state: PaymentState;
  /** "1178.82" */
  readonly amount: string;
  readonly redirectUrl: string | null;
  readonly transactionId: string | null;
  readonly method: string | null;
  readonly plan: string;
  readonly duration: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly credit: string | null;
  readonly paidFrom: string | null;
  readonly paidUntil: string | null;
  readonly receiptUrl: string | null;
}

export function readPayment(key: payment_payment$key): Payment {
  const data = readInlineData(
    graphql`
      fragment payment_payment on SubscriptionPayment @inline {
        merchantOrderId
        state
        amount
        redirectUrl
        transactionId
        method
        plan
        duration
        createdAt
        paidAt
        credit
        paidFrom
        paidUntil
        receiptUrl
      }
    `,
    key,
  );
  return {
    merchantOrderId: data.merchantOrderId,
    state: paymentState(data.state),
    amount: data.amount,
    redirectUrl: data.redirectUrl ?? null,
    transactionId: data.transactionId ?? null,
    method: data.method ?? null,
    plan: data.plan,
    duration: data.duration,
    createdAt: data.createdAt,
    paidAt: data.paidAt ?? null,
    credit: data.credit ?? null,
    paidFrom: data.paidFrom ?? null,
    paidUntil: data.paidUntil ?? null,
    receiptUrl: data.receiptUrl ?? null,
  };
}
