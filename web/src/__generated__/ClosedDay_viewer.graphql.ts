/**
 * @generated SignedSource<<990aafdfd107d9fe2c27f940b500f02c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClosedDay_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CloseActs_viewer">;
  readonly " $fragmentType": "ClosedDay_viewer";
};
export type ClosedDay_viewer$key = {
  readonly " $data"?: ClosedDay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedDay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedDay_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseActs_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1f5ae040aaa9e48cb968b1dad1bf836c";

export default node;
