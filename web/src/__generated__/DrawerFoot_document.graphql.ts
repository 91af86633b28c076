/**
 * @generated SignedSource<<f7a7bb979aee3e0f50e730ce0ecbc23f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DrawerFoot_document$data = {
  readonly id: string;
  readonly paymentMode: PaymentMode;
  readonly pending: string;
  readonly viewerCanReceivePayment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPdf_document">;
  readonly " $fragmentType": "DrawerFoot_document";
};
export type DrawerFoot_document$key = {
  readonly " $data"?: DrawerFoot_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawerFoot_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawerFoot_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReceivePayment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPdf_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "1e02dfc6859197c5e965a045f135cca8";

export default node;
