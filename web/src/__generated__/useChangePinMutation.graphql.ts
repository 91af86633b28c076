/**
 * @generated SignedSource<<bea752455c04cb2ea97010b29d1a5d84>>
 * @relayHash a29d56b520db16ad70bf79ec2c2d7b3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6f04ec1ab797ca596e5d96398a98f38ef0e1d61fa5b84ba88707572dc7cb03

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
    readonly __typename: string;
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
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
    "id": "8c6f04ec1ab797ca596e5d96398a98f38ef0e1d61fa5b84ba88707572dc7cb03",
    "metadata": {},
    "name": "useChangePinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf84ee59b710c6bfba5b4dc6d54796d7";

export default node;
