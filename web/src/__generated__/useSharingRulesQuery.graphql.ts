/**
 * @generated SignedSource<<d1876398158197fac07852583d60a38e>>
 * @relayHash 7136363268dec37d0bc092b2133c9135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74778014546d53aa05db8868dc695fcc53e21b9fdb12bb9fd446392973b6a01c

import { ConcreteRequest } from 'relay-runtime';
export type useSharingRulesQuery$variables = Record<PropertyKey, never>;
export type useSharingRulesQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly settings: {
        readonly keepRoutesDays: number;
        readonly shareRoutesFrom: string;
        readonly shareRoutesUntil: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useSharingRulesQuery = {
  response: useSharingRulesQuery$data;
  variables: useSharingRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "TenantSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareRoutesFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareRoutesUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepRoutesDays",
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
    "name": "useSharingRulesQuery",
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
    "name": "useSharingRulesQuery",
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
    "id": "74778014546d53aa05db8868dc695fcc53e21b9fdb12bb9fd446392973b6a01c",
    "metadata": {},
    "name": "useSharingRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bfad1e6e6ce69adcdc56e5d85f0b759";

export default node;
