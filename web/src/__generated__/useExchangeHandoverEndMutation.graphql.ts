/**
 * @generated SignedSource<<35d446a232a4d9763b37798beb091a79>>
 * @relayHash 767fa45839d0a5a276d59c7d03d80ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19523ff17bb345b87a31bc7685700cd4154494d0b515958885adc86d78ff0164

import { ConcreteRequest } from 'relay-runtime';
export type useExchangeHandoverEndMutation$variables = Record<PropertyKey, never>;
export type useExchangeHandoverEndMutation$data = {
  readonly logout: {
    readonly loggedOut: boolean;
  };
};
export type useExchangeHandoverEndMutation = {
  response: useExchangeHandoverEndMutation$data;
  variables: useExchangeHandoverEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutResult",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loggedOut",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useExchangeHandoverEndMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useExchangeHandoverEndMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "19523ff17bb345b87a31bc7685700cd4154494d0b515958885adc86d78ff0164",
    "metadata": {},
    "name": "useExchangeHandoverEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5226229f5bd8fb76fc5b82c76d47ddbe";

export default node;
