/**
 * @generated SignedSource<<29f17f92fb9e200dd2135a341a5caa64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "CANCELED" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type PaymentMode = "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Collected_document$data = {
  readonly paymentMode: PaymentMode;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly date: string;
    readonly isAdvance: boolean;
    readonly mode: PaymentMode;
    readonly newPending: string;
    readonly receivedBy: string;
    readonly reference: string | null | undefined;
  }> | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "Collected_document";
};
export type Collected_document$key = {
  readonly " $data"?: Collected_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"Collected_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Collected_document",
  "selections": [
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
      "kind": "ScalarField",
      "name": "paymentMode",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentTag_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "45f6f9be0a26576bec73f2adca403eb0";

export default node;
