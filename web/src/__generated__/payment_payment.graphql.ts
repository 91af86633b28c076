/**
 * @generated SignedSource<<0b65da2bd902884e53dab3f5bbd2186d>>
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
  readonly duration: string;
  readonly merchantOrderId: string;
  readonly method: string | null | undefined;
  readonly paidAt: string | null | undefined;
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

(node as any).hash = "bf5d01879fb6c656eb9714942a4c579a";

export default node;
