/**
 * @generated SignedSource<<98afd8447ba5103b575c4381f2b0e81d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickRows_quickBill$data = {
  readonly amount: string;
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly phone: string;
  readonly trashedAt: string | null | undefined;
  readonly viewerCanConfirm: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuickTag_quickBill" | "QuickTrashActs_quickBill">;
  readonly " $fragmentType": "QuickRows_quickBill";
};
export type QuickRows_quickBill$key = {
  readonly " $data"?: QuickRows_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickRows_quickBill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "QuickRows_quickBill"
};

(node as any).hash = "eacac931d8a51fc338b2a12c1ccbfeb7";

export default node;
