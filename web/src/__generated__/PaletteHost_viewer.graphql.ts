/**
 * @generated SignedSource<<288265b993968200f397df39ebaf4ed6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaletteHost_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_viewer">;
  readonly " $fragmentType": "PaletteHost_viewer";
};
export type PaletteHost_viewer$key = {
  readonly " $data"?: PaletteHost_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaletteHost_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaletteHost_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChoices_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3315d82342da7429bef588f36566fd76";

export default node;
