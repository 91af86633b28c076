/**
 * @generated SignedSource<<775dcc4918172fdcdb51b7d8cfc5b2fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
export type OrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Summary_order$data = {
  readonly discount: {
    readonly amount: string;
  } | null | undefined;
  readonly gst: string;
  readonly gstPercent: string;
  readonly items: ReadonlyArray<{
    readonly name: string;
    readonly quantity: number;
    readonly total: string;
    readonly unitPrice: string;
  }>;
  readonly payment: OrderPaymentStatus;
  readonly pending: string;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
  };
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order" | "ToRefund_order">;
  readonly " $fragmentType": "Summary_order";
};
export type Summary_order$key = {
  readonly " $data"?: Summary_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Summary_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Summary_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstPercent",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "payment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fixed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ToRefund_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "a1f3f44af5fa4320f817dc9d6d00b2ed";

export default node;
