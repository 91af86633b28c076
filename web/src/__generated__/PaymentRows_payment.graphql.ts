/**
 * @generated SignedSource<<c47cdc6aa4736b0c18815442248e3543>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentRows_payment$data = {
  readonly date: string;
  readonly newPending: string;
  readonly previousPending: string;
  readonly receivedBy: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPaper_payment" | "paymentText_payment">;
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

(node as any).hash = "5d9d9eaaa2c28f77613ca08afa336ed5";

export default node;
