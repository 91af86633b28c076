/**
 * @generated SignedSource<<d6a4133e6729362c4c18ceebdc2d3ab7>>
 * @relayHash af09ddc5f66da708c138f5e8d6deff9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ea21a8eec4ac1549241a64c2e283c002f8ec7fbd359788fc8daecfe116c7931

import { ConcreteRequest } from 'relay-runtime';
export type DesignAreaKind = "ADD_ONS" | "CATEGORY" | "OTHER" | "%future added value";
export type garmentQuery$variables = {
  id: string;
};
export type garmentQuery$data = {
  readonly node: {
    readonly garment: {
      readonly areas: ReadonlyArray<{
        readonly id: string;
        readonly kind: DesignAreaKind;
        readonly name: string;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly image: string | null | undefined;
          readonly isDefault: boolean;
          readonly name: string;
          readonly price: string;
          readonly stagePrices: ReadonlyArray<{
            readonly amount: string;
            readonly name: string;
          }>;
        }>;
      }>;
      readonly id: string;
      readonly measurementPoints: ReadonlyArray<{
        readonly image: string | null | undefined;
        readonly name: string;
      }>;
      readonly patterns: ReadonlyArray<{
        readonly id: string;
        readonly images: ReadonlyArray<string>;
        readonly name: string;
        readonly price: string;
        readonly stagePrices: ReadonlyArray<{
          readonly amount: string;
          readonly name: string;
        }>;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type garmentQuery = {
  response: garmentQuery$data;
  variables: garmentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "StagePrice",
  "kind": "LinkedField",
  "name": "stagePrices",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "DesignArea",
  "kind": "LinkedField",
  "name": "areas",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DesignOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Pattern",
  "kind": "LinkedField",
  "name": "patterns",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "images",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "garmentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MeasurementPoint",
                  "kind": "LinkedField",
                  "name": "measurementPoints",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "Garment",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "garment"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "garmentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasurementPoint",
                "kind": "LinkedField",
                "name": "measurementPoints",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Garment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ea21a8eec4ac1549241a64c2e283c002f8ec7fbd359788fc8daecfe116c7931",
    "metadata": {},
    "name": "garmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f527deabda045f73e82ea27f5af6156";

export default node;
