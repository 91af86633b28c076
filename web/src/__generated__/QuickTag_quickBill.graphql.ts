/**
 * @generated SignedSource<<4f0602b065d2c3f8b141459e18b424e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type QuickBillStatus = "PAID" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type QuickTag_quickBill$data = {
  readonly status: QuickBillStatus;
  readonly trashedAt: string | null | undefined;
  readonly " $fragmentType": "QuickTag_quickBill";
};
export type QuickTag_quickBill$key = {
  readonly " $data"?: QuickTag_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickTag_quickBill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "QuickTag_quickBill"
};

(node as any).hash = "c84eae64da2969c1d2e7d778d8088627";

export default node;
