/**
 * @generated SignedSource<<54a220fce856d2bd6c1bff6bc1e729e6>>
 * @relayHash adf271010e9752bf64f3b2b9f2ba69e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 445d31969df019d6de0cc09194406cb7821e75028a0519615f3c7f2cf1da9c94

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
                "name": "thumbnail",
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
    "id": "445d31969df019d6de0cc09194406cb7821e75028a0519615f3c7f2cf1da9c94",
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
