/**
 * @generated SignedSource<<b9867bf99b7a1915380a9c6712ea8b38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderItems_order$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
  }>;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_order">;
  readonly " $fragmentType": "OrderItems_order";
};
export type OrderItems_order$key = {
  readonly " $data"?: OrderItems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderItems_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderItems_order",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemRow_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3c74e15f0d3cb097a9a199bb664100d0";

export default node;
