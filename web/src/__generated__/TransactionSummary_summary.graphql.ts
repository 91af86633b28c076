/**
 * @generated SignedSource<<54a52645a7e8ded991cb03d3bf17a72d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransactionSummary_summary$data = {
  readonly billCount: number;
  readonly billed: string;
  readonly pending: string;
  readonly pendingCount: number;
  readonly received: string;
  readonly trashed: string;
  readonly trashedCount: number;
  readonly " $fragmentType": "TransactionSummary_summary";
};
export type TransactionSummary_summary$key = {
  readonly " $data"?: TransactionSummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionSummary_summary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TransactionSummary_summary"
};

(node as any).hash = "697a0df448915fd03ccc1d0740a29616";

export default node;
