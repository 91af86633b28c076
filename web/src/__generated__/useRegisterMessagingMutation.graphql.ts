/**
 * @generated SignedSource<<796e57164cf35b2824c6512d1039ad3c>>
 * @relayHash 228c1592c235d7087fe485bf3d1aed51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb62db523ebe5860da7acb1ab65de18ecdcf319f8c8fdaba43fe3c45024b3af6

import { ConcreteRequest } from 'relay-runtime';
export type RegisterMessagingInput = {
  messagingToken?: string | null | undefined;
};
export type useRegisterMessagingMutation$variables = {
  input: RegisterMessagingInput;
};
export type useRegisterMessagingMutation$data = {
  readonly registerMessaging: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useRegisterMessagingMutation = {
  response: useRegisterMessagingMutation$data;
  variables: useRegisterMessagingMutation$variables;
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
    "name": "registerMessaging",
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
    "name": "useRegisterMessagingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterMessagingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cb62db523ebe5860da7acb1ab65de18ecdcf319f8c8fdaba43fe3c45024b3af6",
    "metadata": {},
    "name": "useRegisterMessagingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "264077a35b33b290963aa5985674723e";

export default node;
