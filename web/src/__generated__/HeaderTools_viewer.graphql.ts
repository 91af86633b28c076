/**
 * @generated SignedSource<<f7bab8c7b48a49e672daeb9df44736b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeaderTools_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_viewer">;
  readonly " $fragmentType": "HeaderTools_viewer";
};
export type HeaderTools_viewer$key = {
  readonly " $data"?: HeaderTools_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeaderTools_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "76d2e006141d5c09dcf67c2c647bf193";

export default node;
