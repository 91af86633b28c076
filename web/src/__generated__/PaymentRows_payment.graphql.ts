/**
 * @generated SignedSource<<bcb11fc564f794258144737dabc0c237>>
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
  readonly " $fragmentSpreads": FragmentRefs<"paymentText_payment">;
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

(node as any).hash = "eca7bd2e2fcbb320b4925d11f138ee5b";

export default node;
