/**
 * @generated SignedSource<<326c41d932f8a6e4c603eb5735073ea9>>
 * @relayHash be3bdff397efe92e0bde7caa3b999832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 944803840f35f4796ce84c4debebfb3e109b919ba2e9cca4bdeb9ae56805164f

import { ConcreteRequest } from 'relay-runtime';
export type watchProgressQuery$variables = {
  id: string;
};
export type watchProgressQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly catalogueImportProgress: {
        readonly rowsDone: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type watchProgressQuery = {
  response: watchProgressQuery$data;
  variables: watchProgressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "id",
      "variableName": "id"
    }
  ],
  "concreteType": "ImportProgress",
  "kind": "LinkedField",
  "name": "catalogueImportProgress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsDone",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "watchProgressQuery",
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
              (v1/*:: as any*/)
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
    "name": "watchProgressQuery",
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
              (v1/*:: as any*/),
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
    "id": "944803840f35f4796ce84c4debebfb3e109b919ba2e9cca4bdeb9ae56805164f",
    "metadata": {},
    "name": "watchProgressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fcbe07d6514c7a1e3a600e0c02166005";

export default node;
