/**
 * @generated SignedSource<<e77779bf419766c480166f87d0c4f2f8>>
 * @relayHash 521ecdbd175ac33f53db2733782b468b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06aa279d69eeb7b3d57a765ef1964ba5c3655fa1bdeb3b8aedaa98d1d71a06d

import { ConcreteRequest } from 'relay-runtime';
export type ContactFilter = {
  assignedTo?: string | null | undefined;
  search?: string | null | undefined;
  unassigned?: boolean | null | undefined;
};
export type BulkPageQuery$variables = {
  filter?: ContactFilter | null | undefined;
};
export type BulkPageQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly contactCategories: ReadonlyArray<{
        readonly contacts: {
          readonly totalCount: number;
        } | null | undefined;
        readonly id: string;
        readonly name: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type BulkPageQuery = {
  response: BulkPageQuery$data;
  variables: BulkPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    (v1/*:: as any*/)
  ],
  "concreteType": "ContactCategory",
  "kind": "LinkedField",
  "name": "contactCategories",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "CustomerConnection",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
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
    "name": "BulkPageQuery",
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
              (v3/*:: as any*/)
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
    "name": "BulkPageQuery",
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
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c06aa279d69eeb7b3d57a765ef1964ba5c3655fa1bdeb3b8aedaa98d1d71a06d",
    "metadata": {},
    "name": "BulkPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "77ed9e28af02bd729a98ec62b0f2d35c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
