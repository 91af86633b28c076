/**
 * @generated SignedSource<<a4119a7656a7832104217463fbc16032>>
 * @relayHash 80b72edf867385c54db660ef6c8fb02b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a1a77571f9fd028d7a04b65ec6c74d1a17b80824dd2c5db86498fccdce9385

import { ConcreteRequest } from 'relay-runtime';
export type useNamesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useNamesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly title?: string;
  } | null | undefined>;
};
export type useNamesQuery = {
  response: useNamesQuery$data;
  variables: useNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "55a1a77571f9fd028d7a04b65ec6c74d1a17b80824dd2c5db86498fccdce9385",
    "metadata": {},
    "name": "useNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cfbbc3b37af76223e9fe68a373bcc3d";

export default node;
