/**
 * @generated SignedSource<<14827bcf402d5c3394120b1815565f81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "CANCELED" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type PaymentMode = "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Bill_document$data = {
  readonly customerMobile: string;
  readonly customerName: string;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly isAdvance: boolean;
    readonly mode: PaymentMode;
    readonly newPending: string;
  }> | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newPending",
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

(node as any).hash = "e1ab6660c03698491fe5f3dcfc7f8acc";

export default node;
