/**
 * @generated SignedSource<<293d34f6154db98d01dd904125aa4ff1>>
 * @relayHash c9ac4457ee9b4f6fef8aee18b83074b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69d3b2798dc03760f23c311e0776ce05d2d4dd551224b954e92e4a26ae9718cb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
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
          readonly total: string;
          readonly " $fragmentSpreads": FragmentRefs<"creditFacts_credit">;
        } | null | undefined;
        readonly days: number;
        readonly endsOn: string;
        readonly gst: string;
        readonly price: string;
        readonly startsOn: string;
        readonly total: string;
        readonly unusedDays: number;
      }, unknown>;
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
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unusedDays",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxable",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gst",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "againstDue",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kept",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsOn",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsOn",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
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
                "field": {
                  "alias": null,
                  "args": (v4/*:: as any*/),
                  "concreteType": "GymUpgradeFigures",
                  "kind": "LinkedField",
                  "name": "gymUpgradeFigures",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GymTimeCredit",
                      "kind": "LinkedField",
                      "name": "credit",
                      "plural": false,
                      "selections": [
                        (v7/*:: as any*/),
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "creditFacts_credit",
                          "selections": [
                            (v8/*:: as any*/),
                            (v9/*:: as any*/),
                            (v10/*:: as any*/),
                            (v11/*:: as any*/)
                          ],
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "storageKey": null
                    },
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v9/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                },
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
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "GymUpgradeFigures",
                "kind": "LinkedField",
                "name": "gymUpgradeFigures",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GymTimeCredit",
                    "kind": "LinkedField",
                    "name": "credit",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v7/*:: as any*/)
                ],
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
    "id": "69d3b2798dc03760f23c311e0776ce05d2d4dd551224b954e92e4a26ae9718cb",
    "metadata": {},
    "name": "UpgradeFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2aac57a8b51d3e9065c602303757cdb";

export default node;
