/**
 * @generated SignedSource<<e63995aa256fb1215459281da53f544e>>
 * @relayHash eac875723cb29d5a17d8641788ea25db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2014fb3af2d5c57c06f2c82da459a3179a82aa56f46528b34512925a96f67029

import { ConcreteRequest } from 'relay-runtime';
export type openArrivalsQuery$variables = Record<PropertyKey, never>;
export type openArrivalsQuery$data = {
  readonly viewer: {
    readonly unreadNotifications: number | null | undefined;
  } | null | undefined;
};
export type openArrivalsQuery = {
  response: openArrivalsQuery$data;
  variables: openArrivalsQuery$variables;
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
        "name": "unreadNotifications",
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
    "name": "openArrivalsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "openArrivalsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2014fb3af2d5c57c06f2c82da459a3179a82aa56f46528b34512925a96f67029",
    "metadata": {},
    "name": "openArrivalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f4e4b050eafe61f78b540cc6e01ed01";

export default node;
