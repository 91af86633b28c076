/**
 * @generated SignedSource<<04ddb8e55ebb3425f463361e73fd61be>>
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
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer" | "MenuSheet_viewer" | "PaletteHost_viewer" | "ScreenOutlet_viewer" | "Sidebar_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaletteHost_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4f543f0b296d4bc1ddaca5cd2157859b";

export default node;
