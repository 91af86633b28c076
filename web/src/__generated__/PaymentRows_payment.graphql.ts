/**
 * @generated SignedSource<<b925c5da3274b4ae763eca57b2e6fa90>>
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
  readonly mode: PaymentMode;
  readonly newPending: string;
  readonly previousPending: string;
  readonly receivedBy: string;
  readonly reference: string | null | undefined;
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

(node as any).hash = "f45c665f01199e1871117fd172011bcd";

export default node;
