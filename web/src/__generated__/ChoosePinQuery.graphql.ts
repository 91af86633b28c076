/**
 * @generated SignedSource<<a737861d83ff15b684263c5d5f1b7b51>>
 * @relayHash 011fd812d73f08a712cb2f6511f71c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a534a997f42643bcb1514866eab69da6b1e2d02a2d04b2fd33f0288c67ca6f29

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChoosePinQuery$variables = Record<PropertyKey, never>;
export type ChoosePinQuery$data = {
  readonly viewer: {
    readonly profile: {
      readonly mustChangePin: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"ChangePinForm_profile">;
    };
  } | null | undefined;
};
export type ChoosePinQuery = {
  response: ChoosePinQuery$data;
  variables: ChoosePinQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePin",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChoosePinQuery",
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
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChangePinForm_profile"
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
    "name": "ChoosePinQuery",
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
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mobile",
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
    "id": "a534a997f42643bcb1514866eab69da6b1e2d02a2d04b2fd33f0288c67ca6f29",
    "metadata": {},
    "name": "ChoosePinQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f5e58e104fbd8e8de1d2069a2c499d8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
