/**
 * @generated SignedSource<<e7124b2eb5c8df1a609f3a1ef5c1ff63>>
 * @relayHash b10ab8c0f1f873cf32331a45646790d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc9c56e6cb3f04598d85906bc68dc029ac2655303d17e512cbc42f781fcc085

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PatternCardsQuery$variables = {
  id: string;
};
export type PatternCardsQuery$data = {
  readonly node: {
    readonly garment: {
      readonly name: string;
      readonly patterns: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly version: string;
        readonly " $fragmentSpreads": FragmentRefs<"PatternCard_pattern" | "StoredPattern_pattern">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PatternCardsQuery = {
  response: PatternCardsQuery$data;
  variables: PatternCardsQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PatternCardsQuery",
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
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pattern",
                  "kind": "LinkedField",
                  "name": "patterns",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PatternCard_pattern"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "StoredPattern_pattern"
                    }
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
    "name": "PatternCardsQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Pattern",
                "kind": "LinkedField",
                "name": "patterns",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "images",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StagePrice",
                    "kind": "LinkedField",
                    "name": "stagePrices",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
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
                        "concreteType": "Stage",
                        "kind": "LinkedField",
                        "name": "stage",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/)
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
            "type": "Garment",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbc9c56e6cb3f04598d85906bc68dc029ac2655303d17e512cbc42f781fcc085",
    "metadata": {},
    "name": "PatternCardsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02cdef01ebf527b7d79e34be5a3d5abe";

export default node;
