/**
 * @generated SignedSource<<0a871ece5e91bea870487052e39ce548>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ItemRow_item$data = {
  readonly addOns: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly designs: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fabrics: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly name: string;
  readonly patterns: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly quantity: number;
  readonly state: PieceState;
  readonly toWhom: string | null | undefined;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"ItemDetail_item" | "assignable_item">;
  readonly " $fragmentType": "ItemRow_item";
};
export type ItemRow_item$key = {
  readonly " $data"?: ItemRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemRow_item",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "toWhom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderedDesign",
      "kind": "LinkedField",
      "name": "designs",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderedDesign",
      "kind": "LinkedField",
      "name": "addOns",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderedFabric",
      "kind": "LinkedField",
      "name": "fabrics",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderedPattern",
      "kind": "LinkedField",
      "name": "patterns",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "assignable_item",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Piece",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Employee",
              "kind": "LinkedField",
              "name": "employee",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PieceHandOver",
              "kind": "LinkedField",
              "name": "handOver",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemDetail_item"
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "ae827153ccb09ebfc5bdedfa72bb3a28";

export default node;
