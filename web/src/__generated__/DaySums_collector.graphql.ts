/**
 * @generated SignedSource<<3f0e6a865b4fe0ce3a8f5b15dbbc559c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DaySums_collector$data = {
  readonly count: number;
  readonly name: string;
  readonly total: string;
  readonly " $fragmentType": "DaySums_collector";
};
export type DaySums_collector$key = {
  readonly " $data"?: DaySums_collector$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaySums_collector">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DaySums_collector"
};

(node as any).hash = "ad304eb5b05032d977c8b51db2264470";

export default node;
