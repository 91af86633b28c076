/**
 * @generated SignedSource<<85fdc101fe04b7c7f32c6bc8d1adef83>>
 * @relayHash 541626f4f06e0e9bccde033238535de6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03d5ed6a2be037d582882fdf113d1dff69d503cba3bdfe6795884afb923d0cc3

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
      "name": "filter",
      "value": {
        "active": true
      }
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
  "storageKey": "employees(filter:{\"active\":true})"
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
    "id": "03d5ed6a2be037d582882fdf113d1dff69d503cba3bdfe6795884afb923d0cc3",
    "metadata": {},
    "name": "AssignDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5baa8093704daa17ddf8fca978912789";

export default node;
