/**
 * @generated SignedSource<<e2ee406339260e7516879e04122fa5d1>>
 * @relayHash 549da5e164cc42c896a8bfd63e754170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec4e575333d657b05df84d2158ed8764bb4ae4788fab19db525f461d38ffa6f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayPassPriceQuery$variables = Record<PropertyKey, never>;
export type DayPassPriceQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly " $fragmentSpreads": FragmentRefs<"DayPassPrice_tenant">;
    } | null | undefined;
  } | null | undefined;
};
export type DayPassPriceQuery = {
  response: DayPassPriceQuery$data;
  variables: DayPassPriceQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DayPassPriceQuery",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DayPassPrice_tenant"
              }
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
    "name": "DayPassPriceQuery",
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
              {
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
                    "name": "price",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "aec4e575333d657b05df84d2158ed8764bb4ae4788fab19db525f461d38ffa6f",
    "metadata": {},
    "name": "DayPassPriceQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f6cb24001545983603e37a53cb5e2a7f";

export default node;
