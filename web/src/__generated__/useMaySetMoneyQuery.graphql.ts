/**
 * @generated SignedSource<<1f4c59049a0fe427702394a68fde3cf9>>
 * @relayHash f323e5a37dfb6abebf3ea9eb4e4f1685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d8e59670e13bc130feb887bac16a68cffc98eb20af74a9a288b35406b22b1b

import { ConcreteRequest } from 'relay-runtime';
export type useMaySetMoneyQuery$variables = Record<PropertyKey, never>;
export type useMaySetMoneyQuery$data = {
  readonly viewer: {
    readonly maySetLimit: boolean;
    readonly maySetOpening: boolean;
  } | null | undefined;
};
export type useMaySetMoneyQuery = {
  response: useMaySetMoneyQuery$data;
  variables: useMaySetMoneyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "EDIT"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "maySetLimit",
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
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"CUSTOMERS\")"
      },
      {
        "alias": "maySetOpening",
        "args": [
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "menu",
            "value": "BILLING_HISTORY"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"BILLING_HISTORY\")"
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
    "name": "useMaySetMoneyQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMaySetMoneyQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55d8e59670e13bc130feb887bac16a68cffc98eb20af74a9a288b35406b22b1b",
    "metadata": {},
    "name": "useMaySetMoneyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "404d4608247bc6b2f250d92c18c6f162";

export default node;
