/**
 * @generated SignedSource<<15584f696b40b4c28207f9fd879692ab>>
 * @relayHash bd326769283b0b4f8b094de36c1db65a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be324445a79ffb54714a39d6bd0154352cce8154549a91d4ce58d79a13f8318f

import { ConcreteRequest } from 'relay-runtime';
export type OpenCustomerInput = {
  key: string;
  mobile: string;
};
export type useOpenCustomerMutation$variables = {
  input: OpenCustomerInput;
};
export type useOpenCustomerMutation$data = {
  readonly openCustomer: {
    readonly __typename: string;
    readonly customer?: {
      readonly id: string;
      readonly mobile: string | null | undefined;
      readonly name: string;
    };
    readonly message?: string;
  };
};
export type useOpenCustomerMutation = {
  response: useOpenCustomerMutation$data;
  variables: useOpenCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mobile",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "OpenCustomerSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": "__isRefusal"
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
    "name": "useOpenCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOpenCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "be324445a79ffb54714a39d6bd0154352cce8154549a91d4ce58d79a13f8318f",
    "metadata": {},
    "name": "useOpenCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b69a8aaf7e64fb7f5c57c8e85d8dd6e";

export default node;
