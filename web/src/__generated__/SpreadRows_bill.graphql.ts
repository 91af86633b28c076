/**
 * @generated SignedSource<<0ef159bff921750c431cbf6ecb8271ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SpreadRows_bill$data = {
  readonly id: string;
  readonly number: string;
  readonly pending: string;
  readonly " $fragmentType": "SpreadRows_bill";
};
export type SpreadRows_bill$key = {
  readonly " $data"?: SpreadRows_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpreadRows_bill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SpreadRows_bill"
};

(node as any).hash = "9edc9c5d035e074a5e5948cac7c84497";

export default node;
