/**
 * @generated SignedSource<<f486678dc483a1e60746df31a36343c9>>
 * @relayHash 15c00d4f19b23d2a9e6e0754bef3fb75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c49b16eb58fec0339b6705c9220080b0d76f1abed1ef4a1072f360b8e0d052e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KindsQuery$variables = Record<PropertyKey, never>;
export type KindsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly opticalCategories: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"kindsOf_category">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type KindsQuery = {
  response: KindsQuery$data;
  variables: KindsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "typeLabel",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "itemCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "KindsQuery",
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
                "concreteType": "OpticalCategory",
                "kind": "LinkedField",
                "name": "opticalCategories",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "kindsOf_category",
                    "selections": (v0/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KindsQuery",
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
                "concreteType": "OpticalCategory",
                "kind": "LinkedField",
                "name": "opticalCategories",
                "plural": true,
                "selections": (v0/*:: as any*/),
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
    "id": "7c49b16eb58fec0339b6705c9220080b0d76f1abed1ef4a1072f360b8e0d052e",
    "metadata": {},
    "name": "KindsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abd61ac91b6974946be877b117ab787e";

export default node;
