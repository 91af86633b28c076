/**
 * @generated SignedSource<<2da0e5d35812c91b045be8ba87e48302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DaySums_mode$data = {
  readonly count: number;
  readonly mode: PaymentMode;
  readonly total: string;
  readonly " $fragmentType": "DaySums_mode";
};
export type DaySums_mode$key = {
  readonly " $data"?: DaySums_mode$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaySums_mode">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DaySums_mode"
};

(node as any).hash = "355ef78184b0626bf8dbef74f97fe716";

export default node;
