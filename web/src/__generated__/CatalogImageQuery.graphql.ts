/**
 * @generated SignedSource<<baea9c8eb644bf926052830624a121c4>>
 * @relayHash 22842b468a26a58b4da14e0f79130c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69ba48458e9313fd52198b88209f30ba68fa201d370e1c2cf6a6d062abf67275

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatalogImageQuery$variables = {
  item: string;
};
export type CatalogImageQuery$data = {
  readonly node: {
    readonly __typename: string;
    readonly item: {
      readonly " $fragmentSpreads": FragmentRefs<"PictureForm_item">;
    } | null | undefined;
  } | null | undefined;
};
export type CatalogImageQuery = {
  response: CatalogImageQuery$data;
  variables: CatalogImageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "item"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "item"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CatalogImageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PictureForm_item"
                }
              ],
              "type": "CatalogueItem",
              "abstractKey": "__isCatalogueItem"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "item"
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
    "name": "CatalogImageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
                "storageKey": null
              }
            ],
            "type": "CatalogueItem",
            "abstractKey": "__isCatalogueItem"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69ba48458e9313fd52198b88209f30ba68fa201d370e1c2cf6a6d062abf67275",
    "metadata": {},
    "name": "CatalogImageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d34b23e47b2eb03469c110394001509";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
