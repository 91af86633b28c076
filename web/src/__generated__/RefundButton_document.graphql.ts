/**
 * @generated SignedSource<<0bc69150bb64146cce56cab69d60b182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RefundButton_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly id: string;
  readonly number: string;
  readonly paymentMode: PaymentMode;
  readonly received: string;
  readonly viewerCanRefund: boolean;
  readonly " $fragmentType": "RefundButton_document";
};
export type RefundButton_document$key = {
  readonly " $data"?: RefundButton_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundButton_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundButton_document",
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
      "name": "number",
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerMobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRefund",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "6fbe67fd7ab001c620b61cc5c1e33aaf";

export default node;
