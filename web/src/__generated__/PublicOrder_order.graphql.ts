/**
 * @generated SignedSource<<d121df579abec51a90b921ec9af0ab25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
export type OrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PublicOrder_order$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly deliveryDate: string;
  readonly fixedStatus: FixedStatus | null | undefined;
  readonly items: ReadonlyArray<{
    readonly quantity: number;
  }>;
  readonly number: string;
  readonly payment: OrderPaymentStatus;
  readonly pending: string;
  readonly shop: {
    readonly " $fragmentSpreads": FragmentRefs<"PublicShop_shop">;
  };
  readonly status: string;
  readonly total: string;
  readonly urgent: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PublicItems_order" | "PublicSummary_order" | "PublicWay_order">;
  readonly " $fragmentType": "PublicOrder_order";
};
export type PublicOrder_order$key = {
  readonly " $data"?: PublicOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicOrder_order",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
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
      "name": "payment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicOrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicShop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PublicShop_shop"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicWay_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicItems_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicSummary_order"
    }
  ],
  "type": "PublicOrder",
  "abstractKey": null
};

(node as any).hash = "acda5e7cc12e9661143f061ad8c151d5";

export default node;
