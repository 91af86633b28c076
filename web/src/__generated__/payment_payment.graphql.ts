/**
 * @generated SignedSource<<64bdba9d1b3beb336e052d8b4f6d7135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type payment_payment$data = {
  readonly amount: string;
  readonly createdAt: string;
  readonly credit: string | null | undefined;
  readonly duration: string;
  readonly merchantOrderId: string;
  readonly method: string | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly paidFrom: string | null | undefined;
  readonly paidUntil: string | null | undefined;
  readonly plan: string;
  readonly receiptUrl: string | null | undefined;
  readonly redirectUrl: string | null | undefined;
  readonly state: PaymentStatus;
  readonly transactionId: string | null | undefined;
  readonly " $fragmentType": "payment_payment";
};
export type payment_payment$key = {
  readonly " $data"?: payment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"payment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "payment_payment"
};

(node as any).hash = "b40495a8203e3d877875fe9580427bdb";

export default node;
