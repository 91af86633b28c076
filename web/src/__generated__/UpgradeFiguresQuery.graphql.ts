/**
 * @generated SignedSource<<68d25e2cf74eeaf8630b89177c6c0b4d>>
 * @relayHash 05f93b5e6bc605baac9d7df5745ceb13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6df0f2f524b6492f7c445ec9e889d963b37e951c48ffdf890be90e16e0a58eec

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type UpgradeFiguresQuery$variables = {
  duration: string;
  member: string;
  period: string;
  plan: string;
};
export type UpgradeFiguresQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly gymUpgradeFigures: Result<{
        readonly credit: {
          readonly againstDue: string;
          readonly gst: string;
          readonly kept: string;
          readonly taxable: string;
          readonly total: string;
        } | null | undefined;
        readonly days: number;
        readonly endsOn: string;
        readonly gst: string;
        readonly price: string;
        readonly startsOn: string;
        readonly total: string;
        readonly unusedDays: number;
      } | null | undefined, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type UpgradeFiguresQuery = {
  response: UpgradeFiguresQuery$data;
  variables: UpgradeFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "duration"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "member"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "plan"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gst",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "duration",
      "variableName": "duration"
    },
    {
      "kind": "Variable",
      "name": "member",
      "variableName": "member"
    },
    {
      "kind": "Variable",
      "name": "period",
      "variableName": "period"
    },
    {
      "kind": "Variable",
      "name": "plan",
      "variableName": "plan"
    }
  ],
  "concreteType": "GymUpgradeFigures",
  "kind": "LinkedField",
  "name": "gymUpgradeFigures",
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
        (v4/*:: as any*/),
        (v5/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpgradeFiguresQuery",
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
                "field": (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UpgradeFiguresQuery",
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
              (v6/*:: as any*/),
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
    "id": "6df0f2f524b6492f7c445ec9e889d963b37e951c48ffdf890be90e16e0a58eec",
    "metadata": {},
    "name": "UpgradeFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "916fa56d459cae3e3f825b7ddaa8fde3";

export default node;
