/**
 * @generated SignedSource<<828fb06f9b0cf6181553be041ab5523d>>
 * @relayHash ce85a8f75ab550e79a678b27843362e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d987bcad2434fbb9ad498086c17cdbf8f0c8114e44618bad7e74bdc6d55df52

import { ConcreteRequest } from 'relay-runtime';
export type useMayCloseDaysQuery$variables = Record<PropertyKey, never>;
export type useMayCloseDaysQuery$data = {
  readonly viewer: {
    readonly mayClose: boolean;
  } | null | undefined;
};
export type useMayCloseDaysQuery = {
  response: useMayCloseDaysQuery$data;
  variables: useMayCloseDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "mayClose",
        "args": [
          {
            "kind": "Literal",
            "name": "flag",
            "value": "CREATE"
          },
          {
            "kind": "Literal",
            "name": "menu",
            "value": "REPORTS"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"CREATE\",menu:\"REPORTS\")"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMayCloseDaysQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMayCloseDaysQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3d987bcad2434fbb9ad498086c17cdbf8f0c8114e44618bad7e74bdc6d55df52",
    "metadata": {},
    "name": "useMayCloseDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74cf76bd61857c5f790b0f4f53abdb03";

export default node;
