/**
 * @generated SignedSource<<d6471b4cf603f294958a13f69f8e24ed>>
 * @relayHash 330edf2f05e40af2fcf66bee7064e00a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f9fd5308d73c20e6a2502d8443787b061ae81c38f86cd5c6dc42e82dc7239d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionStatus = "CANCELED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "OTHER" | "PAID" | "PARTIAL" | "PARTIALLY_DONE" | "PENDING" | "UNPAID" | "%future added value";
export type CommissionFilter = {
  from?: string | null | undefined;
  search?: string | null | undefined;
  status?: CommissionStatus | null | undefined;
  to?: string | null | undefined;
};
export type CommissionPageQuery$variables = {
  employee: string;
  filter?: CommissionFilter | null | undefined;
  first: number;
  offset?: number | null | undefined;
  own: boolean;
};
export type CommissionPageQuery$data = {
  readonly node?: {
    readonly commission?: {
      readonly employeeId: string;
      readonly rows: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"sales_sale">;
          };
        }>;
        readonly totalCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"CommissionRows_rows">;
      };
      readonly summary: {
        readonly completed: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"Cards_summary">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Target_commission">;
    } | null | undefined;
    readonly designation?: {
      readonly name: string;
    } | null | undefined;
    readonly fullName?: string;
    readonly image?: string | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly commission?: {
      readonly employeeId: string;
      readonly rows: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"sales_sale">;
          };
        }>;
        readonly totalCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"CommissionRows_rows">;
      };
      readonly summary: {
        readonly completed: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"Cards_summary">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Target_commission">;
    } | null | undefined;
    readonly mayEdit: boolean;
    readonly mayFollow: boolean;
    readonly own: {
      readonly employeeId: string;
    } | null | undefined;
  } | null | undefined;
};
export type CommissionPageQuery = {
  response: CommissionPageQuery$data;
  variables: CommissionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "employee"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "own"
},
v5 = {
  "alias": "mayFollow",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "VIEW"
    },
    {
      "kind": "Literal",
      "name": "menu",
      "value": "MAP"
    }
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"VIEW\",menu:\"MAP\")"
},
v6 = {
  "alias": "mayEdit",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "EDIT"
    },
    {
      "kind": "Literal",
      "name": "menu",
      "value": "EMPLOYEES"
    }
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"EDIT\",menu:\"EMPLOYEES\")"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "employeeId",
  "storageKey": null
},
v8 = {
  "alias": "own",
  "args": null,
  "concreteType": "EmployeeCommission",
  "kind": "LinkedField",
  "name": "commission",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completed",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customer",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "EmployeeCommission",
  "kind": "LinkedField",
  "name": "commission",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Target_commission"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Cards_summary"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v10/*:: as any*/),
      "concreteType": "CommissionConnection",
      "kind": "LinkedField",
      "name": "rows",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CommissionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CommissionRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "sales_sale",
                  "selections": [
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": ([]/*:: as any*/)
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommissionRows_rows"
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earned",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "EmployeeCommission",
  "kind": "LinkedField",
  "name": "commission",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sold",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        (v21/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedThisMonth",
          "storageKey": null
        },
        (v22/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onMoney",
          "storageKey": null
        },
        (v23/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contacts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sales",
          "storageKey": null
        },
        (v24/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProcess",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v10/*:: as any*/),
      "concreteType": "CommissionConnection",
      "kind": "LinkedField",
      "name": "rows",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CommissionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CommissionRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "delivery",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "total",
                  "storageKey": null
                },
                (v24/*:: as any*/),
                (v23/*:: as any*/),
                (v22/*:: as any*/),
                (v21/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "statusName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CommissionSum",
          "kind": "LinkedField",
          "name": "sum",
          "plural": false,
          "selections": [
            (v23/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommissionPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "condition": "own",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v16/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Designation",
                    "kind": "LinkedField",
                    "name": "designation",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/)
                ],
                "type": "Employee",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommissionPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "condition": "own",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v25/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
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
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Designation",
                    "kind": "LinkedField",
                    "name": "designation",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v25/*:: as any*/)
                ],
                "type": "Employee",
                "abstractKey": null
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "65f9fd5308d73c20e6a2502d8443787b061ae81c38f86cd5c6dc42e82dc7239d",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31724aa54e24ece4b81018acca20c18c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
