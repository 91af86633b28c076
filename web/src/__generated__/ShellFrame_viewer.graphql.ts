/**
 * @generated SignedSource<<9ab360a8489fd6778bc75e7fcbd75f1d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EndReminder_viewer" | "HeaderTools_viewer" | "MenuSheet_viewer" | "PaletteHost_viewer" | "PaymentGate_viewer" | "ScreenOutlet_viewer" | "Sidebar_viewer" | "useKeepScope_viewer" | "usePaymentGate_viewer">;
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
      "name": "usePaymentGate_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentGate_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndReminder_viewer"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useKeepScope_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4079ee81b6a92314bf883deaa8ad602a";

export default node;
