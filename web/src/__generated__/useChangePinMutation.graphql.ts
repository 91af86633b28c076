/**
 * @generated SignedSource<<9be063e93f10bb946cd46bb16df0abac>>
 * @relayHash a1c4baab69001d0bc03b5c0d8e4f45d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85494d9ee0b8beccc8bddaab022f47a9975cce8314c9eda64aaca0387b11a5e3

import { ConcreteRequest } from 'relay-runtime';
export type ChangePinInput = {
  confirmation: string;
  currentPin: string;
  newPin: string;
};
export type useChangePinMutation$variables = {
  input: ChangePinInput;
};
export type useChangePinMutation$data = {
  readonly changePin: {
    readonly __typename: "ChangePinSuccess";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "Refused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangePinMutation = {
  response: useChangePinMutation$data;
  variables: useChangePinMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
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
    "name": "changePin",
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
        "selections": (v2/*:: as any*/),
        "type": "ChangePinSuccess",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
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
    "name": "useChangePinMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangePinMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "85494d9ee0b8beccc8bddaab022f47a9975cce8314c9eda64aaca0387b11a5e3",
    "metadata": {},
    "name": "useChangePinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e093e01421e9d17425c0808c1ae32ac";

export default node;
