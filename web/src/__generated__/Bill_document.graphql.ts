/**
 * @generated SignedSource<<a1903add13af689a0286e74a7eac205f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Bill_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly isAdvance: boolean;
    readonly mode: PaymentMode;
  }> | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentLines_document" | "DocumentTag_document" | "useAmounts_document">;
  readonly " $fragmentType": "Bill_document";
};
export type Bill_document$key = {
  readonly " $data"?: Bill_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bill_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bill_document",
  "selections": [
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAdvance",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentTag_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentLines_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAmounts_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "d94fbfd7b20a851bb4f77118b62b6b45";

export default node;
