/**
 * @generated SignedSource<<64f6dfeb45631dafaa52c1d974ee6c52>>
 * @relayHash 308e02c2c1465f3cf38fa7ef3e6b46b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afcfed1c09e12c1793bc8a205e2d50b7c1312254b8dffa3936f65bc212b05f98

import { ConcreteRequest } from 'relay-runtime';
export type CatalogueKind = "PRODUCT" | "SERVICE" | "%future added value";
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
export type StockFilter = "IN_STOCK" | "LOW" | "OUT_OF_STOCK" | "%future added value";
export type ProductFilter = {
  categories?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  statuses?: ReadonlyArray<CatalogueStatus> | null | undefined;
  stock?: StockFilter | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type useAllIdsQuery$variables = {
  filter?: ProductFilter | null | undefined;
  kind: CatalogueKind;
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
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
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
              (v2/*:: as any*/)
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
      (v0/*:: as any*/)
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "afcfed1c09e12c1793bc8a205e2d50b7c1312254b8dffa3936f65bc212b05f98",
    "metadata": {},
    "name": "useAllIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "941db9bb8ba57cca819d7733ff26cc5c";

export default node;
