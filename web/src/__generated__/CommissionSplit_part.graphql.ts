/**
 * @generated SignedSource<<dcb9237e4c1932572596170d44ab7094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionSplit_part$data = {
  readonly employee: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly percent: number;
  readonly " $fragmentType": "CommissionSplit_part";
};
export type CommissionSplit_part$key = {
  readonly " $data"?: CommissionSplit_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionSplit_part">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CommissionSplit_part"
};

(node as any).hash = "47894fad18ee70dff4238574a663a4a9";

export default node;
