/**
 * @generated SignedSource<<8824ea353a6b0e68b261bbc1711219ab>>
 * @relayHash 931ed73471ad9f4f73f80942d40acb2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c37142346c07eda880d778bd6d28a2aac2e8f95d9097b61bc39dcb56bd75c0ce

import { ConcreteRequest } from 'relay-runtime';
export type ContactFilter = {
  assignedTo?: string | null | undefined;
  search?: string | null | undefined;
  unassigned?: boolean | null | undefined;
};
export type useChooseAllQuery$variables = {
  filter?: ContactFilter | null | undefined;
  id: string;
};
export type useChooseAllQuery$data = {
  readonly node: {
    readonly assignments?: ReadonlyArray<{
      readonly contactIds: ReadonlyArray<string>;
      readonly employee: {
        readonly fullName: string;
      } | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type useChooseAllQuery = {
  response: useChooseAllQuery$data;
  variables: useChooseAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactIds",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChooseAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "ContactAssignment",
                "kind": "LinkedField",
                "name": "assignments",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Employee",
                    "kind": "LinkedField",
                    "name": "employee",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ContactCategory",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChooseAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
                "args": (v3/*:: as any*/),
                "concreteType": "ContactAssignment",
                "kind": "LinkedField",
                "name": "assignments",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Employee",
                    "kind": "LinkedField",
                    "name": "employee",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ContactCategory",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c37142346c07eda880d778bd6d28a2aac2e8f95d9097b61bc39dcb56bd75c0ce",
    "metadata": {},
    "name": "useChooseAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3cf82ad3a31e50ea61d5fbe919e9621";

export default node;
