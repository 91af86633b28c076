/**
 * @generated SignedSource<<9878f021851cb6c1eb946a99a07dbe2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShellFrame_viewer$data = {
  readonly paymentStatus: PaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer" | "MenuSheet_viewer" | "ScreenOutlet_viewer" | "Sidebar_viewer">;
  readonly " $fragmentType": "ShellFrame_viewer";
};
export type ShellFrame_viewer$key = {
  readonly " $data"?: ShellFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellFrame_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sidebar_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuSheet_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScreenOutlet_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeaderTools_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f5f090d82690df1af7ec05fdbc1ad28c";

export default node;
