/**
 * @generated SignedSource<<1fd5e79c8f479d10d68b8ba355ab2227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type QuickBillStatus = "PAID" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type QuickRows_quickBill$data = {
  readonly amount: string;
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly phone: string;
  readonly status: QuickBillStatus;
  readonly " $fragmentType": "QuickRows_quickBill";
};
export type QuickRows_quickBill$key = {
  readonly " $data"?: QuickRows_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickRows_quickBill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "QuickRows_quickBill"
};

(node as any).hash = "ed338c347bb544a5d2e30459db7e0a13";

export default node;
