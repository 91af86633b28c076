/**
 * @generated SignedSource<<43a9f941da4c7fbbafe462b3e0b7f54b>>
 * @relayHash 321211edb7b0b1a9c93c75d393774468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b84dbaf40401322cceeba8f62f94334a15f1c33d75181f747995e63560f34ef

import { ConcreteRequest } from 'relay-runtime';
export type ReportingFieldsQuery$variables = {
  designation: string;
};
export type ReportingFieldsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly reportingOptions: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ReportingFieldsQuery = {
  response: ReportingFieldsQuery$data;
  variables: ReportingFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "designation"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "designation",
      "variableName": "designation"
    }
  ],
  "concreteType": "FormOption",
  "kind": "LinkedField",
  "name": "reportingOptions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
    "name": "ReportingFieldsQuery",
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
    "name": "ReportingFieldsQuery",
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
    "id": "7b84dbaf40401322cceeba8f62f94334a15f1c33d75181f747995e63560f34ef",
    "metadata": {},
    "name": "ReportingFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4227a9fc20db0bdf1aa35af306feb7d5";

export default node;
