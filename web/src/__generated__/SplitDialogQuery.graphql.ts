/**
 * @generated SignedSource<<9207dae2b9584bef2c067bac78440d5a>>
 * @relayHash c54a95decdf502174545df287ea53c36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b841b223fb9c3430ec6b608d83e4dd483c82dddc72c4152e3118aa482a929d76

import { ConcreteRequest } from 'relay-runtime';
export type SplitDialogQuery$variables = Record<PropertyKey, never>;
export type SplitDialogQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly employees: ReadonlyArray<{
        readonly fullName: string;
        readonly id: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type SplitDialogQuery = {
  response: SplitDialogQuery$data;
  variables: SplitDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": "employees(filter:{\"active\":true})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SplitDialogQuery",
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
              (v1/*:: as any*/)
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
    "name": "SplitDialogQuery",
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
              (v1/*:: as any*/),
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
    "id": "b841b223fb9c3430ec6b608d83e4dd483c82dddc72c4152e3118aa482a929d76",
    "metadata": {},
    "name": "SplitDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a053a37366cc2d12973d5d07050ccc45";

export default node;
