/**
 * @generated SignedSource<<ab381eef53e93e526e8435b6c1a36109>>
 * @relayHash 2c994232ed1b2a6bbade9f8d22bafcc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a851a793d62f00fb264fd502e6e6c3aaf183c1971f1f046e7271ba5243acc86a

import { ConcreteRequest } from 'relay-runtime';
export type CatalogueKind = "PRODUCT" | "SERVICE" | "%future added value";
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
export type StockFilter = "IN_STOCK" | "LOW" | "OUT_OF_STOCK" | "%future added value";
export type useAllIdsQuery$variables = {
  category?: string | null | undefined;
  kind: CatalogueKind;
  search?: string | null | undefined;
  status?: ReadonlyArray<CatalogueStatus> | null | undefined;
  stock?: StockFilter | null | undefined;
};
export type useAllIdsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly catalogueIds: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type useAllIdsQuery = {
  response: useAllIdsQuery$data;
  variables: useAllIdsQuery$variables;
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
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stock"
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "category",
      "variableName": "category"
    },
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
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
    }
  ],
  "kind": "ScalarField",
  "name": "catalogueIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllIdsQuery",
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
              (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllIdsQuery",
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
              (v5/*:: as any*/),
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
    "id": "a851a793d62f00fb264fd502e6e6c3aaf183c1971f1f046e7271ba5243acc86a",
    "metadata": {},
    "name": "useAllIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1de2db1d5b859793819d74dd18f2e8a8";

export default node;
