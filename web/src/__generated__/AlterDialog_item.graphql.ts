/**
 * @generated SignedSource<<3806442fa36911dbd6de8d6f5c5f6445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlterDialog_item$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AlterForm_item">;
  readonly " $fragmentType": "AlterDialog_item";
};
export type AlterDialog_item$key = {
  readonly " $data"?: AlterDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlterDialog_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlterDialog_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlterForm_item"
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};

(node as any).hash = "01c059318021694e95e92cd80275eb00";

export default node;
