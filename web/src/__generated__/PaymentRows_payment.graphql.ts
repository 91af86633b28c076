/**
 * @generated SignedSource<<a4849b4a1e20358a3b5cde34cb055101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentRows_payment$data = {
  readonly amount: string;
  readonly date: string;
  readonly isAdvance: boolean;
  readonly isRefund: boolean;
  readonly mode: PaymentMode;
  readonly newPending: string;
  readonly previousPending: string;
  readonly reason: string | null | undefined;
  readonly receivedBy: string;
  readonly reference: string | null | undefined;
  readonly voucher: string | null | undefined;
  readonly " $fragmentType": "PaymentRows_payment";
};
export type PaymentRows_payment$key = {
  readonly " $data"?: PaymentRows_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRows_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentRows_payment"
};

(node as any).hash = "43542b2b413323cd77f93e1e434c9349";

export default node;
