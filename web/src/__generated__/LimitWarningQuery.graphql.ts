/**
 * @generated SignedSource<<282ce27be31d6b977fd7d657ab08fe18>>
 * @relayHash 18d9c4b38a1265135e3d11f993eafba6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a7789ae92034329d43721703e92f8d6f3d7259fdcfc9ff8ce1c5d5383fb536

import { ConcreteRequest } from 'relay-runtime';
export type LimitWarningQuery$variables = {
  payer: string;
};
export type LimitWarningQuery$data = {
  readonly node: {
    readonly customer: {
      readonly credit: string;
      readonly creditLimit: string | null | undefined;
      readonly pending: string;
    } | null | undefined;
  } | null | undefined;
};
export type LimitWarningQuery = {
  response: LimitWarningQuery$data;
  variables: LimitWarningQuery$variables;
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
    "name": "LimitWarningQuery",
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
    "name": "LimitWarningQuery",
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
    "id": "f5a7789ae92034329d43721703e92f8d6f3d7259fdcfc9ff8ce1c5d5383fb536",
    "metadata": {},
    "name": "LimitWarningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29d6aaa3e96e455b0d8ebfda5243fd8c";

export default node;
