/**
 * @generated SignedSource<<3d6655db0bd1533aa72784c8b7cf2ab7>>
 * @relayHash d9a068e6f06aad4ddc22acb3716583b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc1430c69bd33e98b9e70f30fec15e73bf31809dd496db4ea4b2447cfc2c6abf

import { ConcreteRequest } from 'relay-runtime';
export type AddCustomerInput = {
  address?: string | null | undefined;
  company?: string | null | undefined;
  email?: string | null | undefined;
  group?: string | null | undefined;
  gstin?: string | null | undefined;
  key: string;
  mobile: string;
  name: string;
  stateCode?: string | null | undefined;
};
export type useAddCustomerMutation$variables = {
  input: AddCustomerInput;
};
export type useAddCustomerMutation$data = {
  readonly addCustomer: {
    readonly __typename: string;
    readonly customer?: {
      readonly id: string;
      readonly mobile: string | null | undefined;
      readonly name: string;
    };
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly takenBy?: {
      readonly id: string;
      readonly mobile: string | null | undefined;
      readonly name: string;
    } | null | undefined;
  };
};
export type useAddCustomerMutation = {
  response: useAddCustomerMutation$data;
  variables: useAddCustomerMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
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
    "name": "addCustomer",
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "AddCustomerSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "takenBy",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "MobileTaken",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useAddCustomerMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddCustomerMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bc1430c69bd33e98b9e70f30fec15e73bf31809dd496db4ea4b2447cfc2c6abf",
    "metadata": {},
    "name": "useAddCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70fd6597d38ac7feccce9c4c306260d1";

export default node;
