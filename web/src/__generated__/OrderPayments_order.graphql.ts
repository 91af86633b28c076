/**
 * @generated SignedSource<<97924beaed39dc7b6ed3ca95cc67b02a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderPayments_order$data = {
  readonly keptReason: string | null | undefined;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly date: string;
    readonly id: string;
    readonly isAdvance: boolean;
    readonly mode: PaymentMode;
    readonly newPending: string;
    readonly receivedBy: string;
    readonly reference: string | null | undefined;
    readonly tendered: string | null | undefined;
  }> | null | undefined;
  readonly pending: string;
  readonly total: string;
  readonly " $fragmentType": "OrderPayments_order";
};
export type OrderPayments_order$key = {
  readonly " $data"?: OrderPayments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayments_order",
  "selections": [
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
      "name": "keptReason",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
            "name": "id",
            "storageKey": null
          },
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
            "name": "newPending",
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
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tendered",
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
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7ee8b6ee8c7a5d3b9979c0a2bb657a0e";

export default node;
