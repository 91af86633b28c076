/**
 * @generated SignedSource<<69caf36015406ad90c09a9b85a139753>>
 * @relayHash a3e1b13be05b3d3e7d60f78f0a86c87d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57690eff8eac9ed903183a20b46a3174a98169a0fcbe76edb2ccabb2b6241292

import { ConcreteRequest } from 'relay-runtime';
export type GoneCustomerQuery$variables = {
  id: string;
};
export type GoneCustomerQuery$data = {
  readonly mergedCustomer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type GoneCustomerQuery = {
  response: GoneCustomerQuery$data;
  variables: GoneCustomerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "mergedCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GoneCustomerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GoneCustomerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "57690eff8eac9ed903183a20b46a3174a98169a0fcbe76edb2ccabb2b6241292",
    "metadata": {},
    "name": "GoneCustomerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "def0ef6d4b925a94b4f8222fcaf1af7f";

export default node;
