/**
 * @generated SignedSource<<ff4bd74dbe2ddf4f7760f94278c083f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type columns_supplier$data = {
  readonly lastOn: string | null | undefined;
  readonly name: string;
  readonly receiptCount: number;
  readonly spent: string | null | undefined;
  readonly " $fragmentType": "columns_supplier";
};
export type columns_supplier$key = {
  readonly " $data"?: columns_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_supplier">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_supplier"
};

(node as any).hash = "a316181040b4b46893ed3ccdcc590b1d";

export default node;
