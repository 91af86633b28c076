/**
 * @generated SignedSource<<37d0fa5807c01d116a1516b80f1e1206>>
 * @relayHash c315fa11e3da77c923730739514fd643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64c1dddc3b42c8e219fd7c4f3c49cbb577964795d7e50b487fa4d7afc7308550

import { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsOthersMutation$variables = Record<PropertyKey, never>;
export type useEndSessionsOthersMutation$data = {
  readonly endOtherSessions: {
    readonly __typename: string;
    readonly ended?: number;
    readonly message?: string;
  };
};
export type useEndSessionsOthersMutation = {
  response: useEndSessionsOthersMutation$data;
  variables: useEndSessionsOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "endOtherSessions",
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
            "name": "ended",
            "storageKey": null
          }
        ],
        "type": "EndSessionsSuccess",
        "abstractKey": null
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "64c1dddc3b42c8e219fd7c4f3c49cbb577964795d7e50b487fa4d7afc7308550",
    "metadata": {},
    "name": "useEndSessionsOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20e2b9d29a6a280e75adfa3afb78d02b";

export default node;
