/**
 * @generated SignedSource<<d62defcc8be9c7d26f4da0773f12bbdc>>
 * @relayHash 6194601518529875abb049a128de018a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 102c43b3c7cd815cedf3f0e531bef0e57ec28a2a01a433dfcdbe86eba6d81679

import { ConcreteRequest } from 'relay-runtime';
export type LimitToldQuery$variables = {
  payer: string;
};
export type LimitToldQuery$data = {
  readonly node: {
    readonly customer: {
      readonly credit: string;
      readonly creditLimit: string | null | undefined;
      readonly pending: string;
    } | null | undefined;
  } | null | undefined;
};
export type LimitToldQuery = {
  response: LimitToldQuery$data;
  variables: LimitToldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payer"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "payer"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LimitToldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "customer"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LimitToldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "102c43b3c7cd815cedf3f0e531bef0e57ec28a2a01a433dfcdbe86eba6d81679",
    "metadata": {},
    "name": "LimitToldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eefcf578d6855273fb6474652d98d29f";

export default node;
