/**
 * @generated SignedSource<<29c84130d697fe0b9119989e4ce4a3ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PublicItems_order$data = {
  readonly items: ReadonlyArray<{
    readonly addOns: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_design">;
    }>;
    readonly designs: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_design">;
    }>;
    readonly fabrics: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_fabric">;
    }>;
    readonly name: string;
    readonly patterns: ReadonlyArray<{
      readonly images: ReadonlyArray<{
        readonly url: string;
      }>;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_pattern">;
    }>;
    readonly quantity: number;
    readonly state: PieceState;
    readonly toWhom: string | null | undefined;
    readonly total: string;
    readonly unitPrice: string;
  }>;
  readonly " $fragmentType": "PublicItems_order";
};
export type PublicItems_order$key = {
  readonly " $data"?: PublicItems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicItems_order">;
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
  "name": "quantity",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "ItemChoices_design",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "area",
        "storageKey": null
      },
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicItems_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicOrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toWhom",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
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
          "concreteType": "OrderedDesign",
          "kind": "LinkedField",
          "name": "designs",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderedDesign",
          "kind": "LinkedField",
          "name": "addOns",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderedFabric",
          "kind": "LinkedField",
          "name": "fabrics",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "ItemChoices_fabric",
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unit",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": "price",
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderedPattern",
          "kind": "LinkedField",
          "name": "patterns",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "ItemChoices_pattern",
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OrderedStagePrice",
                  "kind": "LinkedField",
                  "name": "stagePrices",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "stage",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "amount",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderImage",
              "kind": "LinkedField",
              "name": "images",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicOrder",
  "abstractKey": null
};
})();

(node as any).hash = "2eaccaecc09f13606a96d6ee3bfddb65";

export default node;
