/**
 * @generated SignedSource<<7168919a91cb51d3d0f49a7828398f20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistorySummary_summary$data = {
  readonly billCount: number;
  readonly billed: string;
  readonly canceled: string;
  readonly canceledCount: number;
  readonly pending: string;
  readonly pendingCount: number;
  readonly received: string;
  readonly " $fragmentType": "HistorySummary_summary";
};
export type HistorySummary_summary$key = {
  readonly " $data"?: HistorySummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistorySummary_summary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistorySummary_summary"
};

(node as any).hash = "9c68360cb99b86d353f4b2109b6afe29";

export default node;
