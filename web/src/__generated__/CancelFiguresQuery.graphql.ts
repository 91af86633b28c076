/**
 * @generated SignedSource<<52c0e4bce0a7837fa74a681477b5194e>>
 * @relayHash 6e19e5b954e6f5de499b8f62db7e0a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6181856fe9c31b7bf40c4663ab77d5853dffa4b549585a397c965a82eb0931a

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type CancelFiguresQuery$variables = {
  member: string;
  period: string;
};
export type CancelFiguresQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly gymCancelFigures: Result<{
        readonly credit: {
          readonly againstDue: string;
          readonly gst: string;
          readonly kept: string;
          readonly taxable: string;
          readonly total: string;
        } | null | undefined;
        readonly days: number;
        readonly unusedDays: number;
      } | null | undefined, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type CancelFiguresQuery = {
  response: CancelFiguresQuery$data;
  variables: CancelFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "member"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "member",
      "variableName": "member"
    },
    {
      "kind": "Variable",
      "name": "period",
      "variableName": "period"
    }
  ],
  "concreteType": "GymCancelFigures",
  "kind": "LinkedField",
  "name": "gymCancelFigures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unusedDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GymTimeCredit",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gst",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "againstDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kept",
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
    "name": "CancelFiguresQuery",
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
                "kind": "CatchField",
                "field": (v1/*:: as any*/),
                "to": "RESULT"
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
    "name": "CancelFiguresQuery",
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
    "id": "c6181856fe9c31b7bf40c4663ab77d5853dffa4b549585a397c965a82eb0931a",
    "metadata": {},
    "name": "CancelFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57e23c56ec8ecf2eaff05ca14380f072";

export default node;
