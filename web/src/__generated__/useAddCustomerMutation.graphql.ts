/**
 * @generated SignedSource<<45f14b09768e447fcfc885d26a786c7b>>
 * @relayHash 7665b10c02c8e0bb893bf4b4fe32c83f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5bebec03a102733c983a9ce7392a9905ee213f3e8b9da588d6251c48ceb1a17

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
    readonly __typename: "AddCustomerSuccess";
    readonly customer: {
      readonly id: string;
      readonly mobile: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "MobileTaken";
    readonly takenBy: {
      readonly id: string;
      readonly mobile: string;
      readonly name: string;
    } | null | undefined;
  } | {
    readonly __typename: "PermissionDenied";
    readonly message: string;
  } | {
    readonly __typename: "Refused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
  (v2/*:: as any*/)
],
v4 = [
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
        "selections": (v3/*:: as any*/),
        "type": "PermissionDenied",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "Refused",
        "abstractKey": null
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
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddCustomerMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "e5bebec03a102733c983a9ce7392a9905ee213f3e8b9da588d6251c48ceb1a17",
    "metadata": {},
    "name": "useAddCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47086b298526472305ee225033ce6ec2";

export default node;
