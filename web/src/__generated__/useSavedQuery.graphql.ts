/**
 * @generated SignedSource<<9081fc1d3927ed9ee27bc55d70a68917>>
 * @relayHash 61a1cd759e03aee9caac3cb9d8909aa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dda5518bb74b9f1aec6d2a1882b0b42d34b929d0bb8a5c245749ef4fa4851933

import { ConcreteRequest } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
export type StockFilter = "IN_STOCK" | "LOW" | "OUT_OF_STOCK" | "%future added value";
export type useSavedQuery$variables = {
  category?: string | null | undefined;
  first: number;
  item: string;
  search?: string | null | undefined;
  status?: ReadonlyArray<CatalogueStatus> | null | undefined;
  stock?: StockFilter | null | undefined;
  type?: string | null | undefined;
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
  "name": "category"
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stock"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "category",
      "variableName": "category"
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
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "status",
      "variableName": "status"
    },
    {
      "kind": "Variable",
      "name": "stock",
      "variableName": "stock"
    },
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
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
              (v7/*:: as any*/)
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
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
              (v7/*:: as any*/),
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
    "id": "dda5518bb74b9f1aec6d2a1882b0b42d34b929d0bb8a5c245749ef4fa4851933",
    "metadata": {},
    "name": "useSavedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da582f530614cf1dad7957bdd7e96e2a";

export default node;
