/**
 * @generated SignedSource<<83091f40a0e379ed9953fcbecc60623e>>
 * @relayHash 764a2949e6294f53ea0a92f0daffd3ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12c713ed0fb922a3c667d26d16deec9a91e184577153c170969a056db9930dc5

import { ConcreteRequest } from 'relay-runtime';
export type DayPassOfferQuery$variables = Record<PropertyKey, never>;
export type DayPassOfferQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly gymDayPass: {
        readonly total: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type DayPassOfferQuery = {
  response: DayPassOfferQuery$data;
  variables: DayPassOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "GymDayPassOffer",
  "kind": "LinkedField",
  "name": "gymDayPass",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DayPassOfferQuery",
    "selections": [
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
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DayPassOfferQuery",
    "selections": [
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
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12c713ed0fb922a3c667d26d16deec9a91e184577153c170969a056db9930dc5",
    "metadata": {},
    "name": "DayPassOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2cfbe3ae6a441cdf8b85d45f145ffa6e";

export default node;
