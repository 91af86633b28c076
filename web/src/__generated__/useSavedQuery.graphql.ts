/**
 * @generated SignedSource<<e4604e23473c3a0742ebdddffac1b9a0>>
 * @relayHash ddeeada7bf0bb28e69ab11639f30d176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7035243ce972165284c69959ebd6b0ccdc41643a4c8b09cea7c6bcc2fc4cbd9

import { ConcreteRequest } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
export type StockFilter = "IN_STOCK" | "LOW" | "OUT_OF_STOCK" | "%future added value";
export type ProductFilter = {
  categories?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  statuses?: ReadonlyArray<CatalogueStatus> | null | undefined;
  stock?: StockFilter | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type useSavedQuery$variables = {
  filter?: ProductFilter | null | undefined;
  first: number;
  item: string;
};
export type useSavedQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly cataloguePlace: {
        readonly page: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSavedQuery = {
  response: useSavedQuery$data;
  variables: useSavedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "item"
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "item",
      "variableName": "item"
    }
  ],
  "concreteType": "CataloguePlace",
  "kind": "LinkedField",
  "name": "cataloguePlace",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSavedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a7035243ce972165284c69959ebd6b0ccdc41643a4c8b09cea7c6bcc2fc4cbd9",
    "metadata": {},
    "name": "useSavedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebdad1dd9f67d979d8b2ef9efb4722dc";

export default node;
