/**
 * @generated SignedSource<<4c0d9d52ad19ece402bce4c956ab14b9>>
 * @relayHash 40866b94eeb3ca4a3608ead819433e57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a805a53d5aa7ba8d0078da04d7514b20841ea0d64d7d5cf1e27d4ad0059a5da7

import { ConcreteRequest } from 'relay-runtime';
export type OrderFiltersQuery$variables = Record<PropertyKey, never>;
export type OrderFiltersQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly employees: ReadonlyArray<{
        readonly fullName: string;
        readonly id: string;
      }> | null | undefined;
      readonly stages: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }> | null | undefined;
      readonly statuses: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type OrderFiltersQuery = {
  response: OrderFiltersQuery$data;
  variables: OrderFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderStatus",
  "kind": "LinkedField",
  "name": "statuses",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Stage",
  "kind": "LinkedField",
  "name": "stages",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Employee",
  "kind": "LinkedField",
  "name": "employees",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderFiltersQuery",
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
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderFiltersQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a805a53d5aa7ba8d0078da04d7514b20841ea0d64d7d5cf1e27d4ad0059a5da7",
    "metadata": {},
    "name": "OrderFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d5286528576f0169eae45ee7cfe15dc";

export default node;
