/**
 * @generated SignedSource<<7d1d0c70cdf94cb15681b94eed41393c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickTrashActs_quickBill$data = {
  readonly id: string;
  readonly number: string;
  readonly trashedAt: string | null | undefined;
  readonly viewerCanTrash: boolean;
  readonly " $fragmentType": "QuickTrashActs_quickBill";
};
export type QuickTrashActs_quickBill$key = {
  readonly " $data"?: QuickTrashActs_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickTrashActs_quickBill">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "QuickTrashActs_quickBill"
};

(node as any).hash = "1132887b79f84724f16e3be86cd85c32";

export default node;
