/**
 * @generated SignedSource<<23321907a76ec0a1a56e2a13086017c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type columns_goods$data = {
  readonly available: string;
  readonly lastCost: string | null | undefined;
  readonly lowStock: string;
  readonly soldIn30Days: string;
  readonly supplier: string | null | undefined;
  readonly title: string;
  readonly unit: string;
  readonly " $fragmentType": "columns_goods";
};
export type columns_goods$key = {
  readonly " $data"?: columns_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_goods">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_goods"
};

(node as any).hash = "8c937e4fc1115affad89d8e71abc7584";

export default node;
