/**
 * @generated SignedSource<<3d7cb11ef4a25f663d406132f16b480c>>
 * @relayHash 0e822e8a86376f45a99b7254bf1222c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4302941018d084e578872020495f01c972016a9c55cad230b64d60ae2b85d9b7

import { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  session: string;
};
export type useEndSessionsOneMutation$variables = {
  input: EndSessionInput;
};
export type useEndSessionsOneMutation$data = {
  readonly endSession: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useEndSessionsOneMutation = {
  response: useEndSessionsOneMutation$data;
  variables: useEndSessionsOneMutation$variables;
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
    "name": "endSession",
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
    "name": "useEndSessionsOneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsOneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4302941018d084e578872020495f01c972016a9c55cad230b64d60ae2b85d9b7",
    "metadata": {},
    "name": "useEndSessionsOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99741f44646f6b40620da2199be9bfba";

export default node;
