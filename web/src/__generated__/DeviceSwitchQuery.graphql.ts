/**
 * @generated SignedSource<<46966d41957b8543a7d62c5653b84162>>
 * @relayHash e76ebae9c8ef1495ad582ec4e842f76f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb499d2f536aa7bcd06bc6335564e77ed3cfe0fcce18753bfe845bc3f86d798e

import { ConcreteRequest } from 'relay-runtime';
export type DeviceSwitchQuery$variables = Record<PropertyKey, never>;
export type DeviceSwitchQuery$data = {
  readonly viewer: {
    readonly messagingKey: string | null | undefined;
  } | null | undefined;
};
export type DeviceSwitchQuery = {
  response: DeviceSwitchQuery$data;
  variables: DeviceSwitchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messagingKey",
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
    "name": "DeviceSwitchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeviceSwitchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eb499d2f536aa7bcd06bc6335564e77ed3cfe0fcce18753bfe845bc3f86d798e",
    "metadata": {},
    "name": "DeviceSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fdbc3974926b0f6e20a67aefe7ae621";

export default node;
