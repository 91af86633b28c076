/**
 * @generated SignedSource<<3a549eb10a942c5abebc25a12e43614d>>
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
  readonly viewerCanConfirm: boolean;
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

(node as any).hash = "dd667d3dc37c216a538b03731945b8b0";

export default node;
