/**
 * @generated SignedSource<<b054f50adf8efdb0d3e391f18cc93930>>
 * @relayHash 77d92b23674f00353702a1a4f13c8b90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ddd47e747496cdfbb06778291b07582a32008655bfa6f607f58d89bd25778c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateOrderQuery$variables = Record<PropertyKey, never>;
export type CreateOrderQuery$data = {
  readonly viewer: {
    readonly mayCreate: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"OrderEntry_viewer">;
  } | null | undefined;
};
export type CreateOrderQuery = {
  response: CreateOrderQuery$data;
  variables: CreateOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "CREATE"
},
v1 = {
  "alias": "mayCreate",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "menu",
      "value": "CREATE_ORDER"
    }
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"CREATE\",menu:\"CREATE_ORDER\")"
},
v2 = {
  "kind": "Literal",
  "name": "flag",
  "value": "VIEW"
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderEntry_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": "mayAddCustomers",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "menu",
                "value": "CUSTOMERS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"CREATE\",menu:\"CUSTOMERS\")"
          },
          {
            "alias": "mayOrderStages",
            "args": [
              {
                "kind": "Literal",
                "name": "flag",
                "value": "EDIT"
              },
              {
                "kind": "Literal",
                "name": "menu",
                "value": "PATTERN_SETTINGS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PATTERN_SETTINGS\")"
          },
          {
            "alias": "mayBill",
            "args": [
              (v2/*:: as any*/),
              {
                "kind": "Literal",
                "name": "menu",
                "value": "BILLING"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"VIEW\",menu:\"BILLING\")"
          },
          {
            "alias": "maySeeProducts",
            "args": [
              (v2/*:: as any*/),
              {
                "kind": "Literal",
                "name": "menu",
                "value": "PRODUCTS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"VIEW\",menu:\"PRODUCTS\")"
          },
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
                "concreteType": "TenantSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gstPercentage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Garment",
                "kind": "LinkedField",
                "name": "garments",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": {
                      "active": true
                    }
                  }
                ],
                "concreteType": "Employee",
                "kind": "LinkedField",
                "name": "employees",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": "employees(filter:{\"active\":true})"
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
    "id": "b3ddd47e747496cdfbb06778291b07582a32008655bfa6f607f58d89bd25778c",
    "metadata": {},
    "name": "CreateOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b81d755df39bc0e2424522816942aba9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
