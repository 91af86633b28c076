/**
 * @generated SignedSource<<e8ca3fced4424429e5ef2ce26c0b0e81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type creditFacts_credit$data = {
  readonly againstDue: string;
  readonly gst: string;
  readonly kept: string;
  readonly taxable: string;
  readonly " $fragmentType": "creditFacts_credit";
};
export type creditFacts_credit$key = {
  readonly " $data"?: creditFacts_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"creditFacts_credit">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "creditFacts_credit"
};

(node as any).hash = "86ab007ffcdff3d9e1c1991e1d429387";

export default node;
