/**
 * @generated SignedSource<<dfe6d52e224e95e902f14529a88eb2f4>>
 * @relayHash acaaf310e3256070945a72dbb862b29d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e7bcce67e1e6c7bd42765c835898245d9479d40189695dc47bd822ea80e163

import { ConcreteRequest } from 'relay-runtime';
export type GymResourceKind = "EXERCISE" | "FACILITY" | "MEAL" | "%future added value";
export type useResourcesQuery$variables = {
  kind: GymResourceKind;
};
export type useResourcesQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly gymResources: ReadonlyArray<{
        readonly meal: {
          readonly calories: number;
        } | null | undefined;
        readonly name: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useResourcesQuery = {
  response: useResourcesQuery$data;
  variables: useResourcesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "GymMeal",
  "kind": "LinkedField",
  "name": "meal",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calories",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResourcesQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "GymResource",
                "kind": "LinkedField",
                "name": "gymResources",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResourcesQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "GymResource",
                "kind": "LinkedField",
                "name": "gymResources",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b7e7bcce67e1e6c7bd42765c835898245d9479d40189695dc47bd822ea80e163",
    "metadata": {},
    "name": "useResourcesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe9d22f43a5f276dc88019ffea038728";

export default node;
