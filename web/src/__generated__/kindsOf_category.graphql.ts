/**
 * @generated SignedSource<<254b792256210464a33c2160b76dfadc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type kindsOf_category$data = {
  readonly itemCount: number;
  readonly name: string | null | undefined;
  readonly type: string | null | undefined;
  readonly typeLabel: string | null | undefined;
  readonly " $fragmentType": "kindsOf_category";
};
export type kindsOf_category$key = {
  readonly " $data"?: kindsOf_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"kindsOf_category">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "kindsOf_category"
};

(node as any).hash = "f8b2f90a8abb9e00cff9d691a6904108";

export default node;
