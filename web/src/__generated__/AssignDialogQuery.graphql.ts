/**
 * @generated SignedSource<<c394802ebf553b4c7b30c5140e6728c6>>
 * @relayHash 531cd2bd52207c7a6b708161eef30c28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04abc46a754e485601718f0a9c2f054c3cc9ef4545c228e4520eba71059cb90c

import { ConcreteRequest } from 'relay-runtime';
export type AssignDialogQuery$variables = Record<PropertyKey, never>;
export type AssignDialogQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly contactGroups: ReadonlyArray<{
        readonly name: string;
      }> | null | undefined;
      readonly employees: ReadonlyArray<{
        readonly fullName: string;
        readonly id: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type AssignDialogQuery = {
  response: AssignDialogQuery$data;
  variables: AssignDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "activeOnly",
      "value": true
    }
  ],
  "concreteType": "Employee",
  "kind": "LinkedField",
  "name": "employees",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": "employees(activeOnly:true)"
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactGroup",
  "kind": "LinkedField",
  "name": "contactGroups",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
    "name": "AssignDialogQuery",
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
              (v2/*:: as any*/)
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
    "name": "AssignDialogQuery",
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
              (v2/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "04abc46a754e485601718f0a9c2f054c3cc9ef4545c228e4520eba71059cb90c",
    "metadata": {},
    "name": "AssignDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b751828eb06194258684f399b648ea94";

export default node;
