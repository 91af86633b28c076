/**
 * @generated SignedSource<<30a1f74f29eb2cfdc84f33856716af9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemDetail_item$data = {
  readonly addOns: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_design">;
  }>;
  readonly alters: {
    readonly " $fragmentSpreads": FragmentRefs<"AlterationNote_alteration">;
  } | null | undefined;
  readonly cloth: {
    readonly __typename: "Cloth";
  } | null | undefined;
  readonly code: string;
  readonly designs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_design">;
  }>;
  readonly fabrics: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_fabric">;
  }>;
  readonly measurements: {
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Measures_measurements">;
  } | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly patterns: ReadonlyArray<{
    readonly images: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_pattern">;
  }>;
  readonly pieces: ReadonlyArray<{
    readonly number: number;
    readonly photo: string | null | undefined;
  }>;
  readonly unitPrice: string;
  readonly " $fragmentSpreads": FragmentRefs<"ItemCloth_item" | "Pieces_item" | "StageRows_item">;
  readonly " $fragmentType": "ItemDetail_item";
};
export type ItemDetail_item$key = {
  readonly " $data"?: ItemDetail_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemDetail_item">;
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
  "name": "price",
  "storageKey": null
},
v2 = [
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
      (v1/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v3 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemDetail_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
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
            (v1/*:: as any*/),
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Measurements",
      "kind": "LinkedField",
      "name": "measurements",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Measures_measurements"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cloth",
      "kind": "LinkedField",
      "name": "cloth",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Piece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
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
          "name": "photo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemCloth_item"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alteration",
      "kind": "LinkedField",
      "name": "alters",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlterationNote_alteration"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageRows_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pieces_item"
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "d90764dd782063b35baf23b35227bfe4";

export default node;
