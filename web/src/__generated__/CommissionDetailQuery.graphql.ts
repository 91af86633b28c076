/**
 * @generated SignedSource<<458bca9700acd55e04f76cf59afa2593>>
 * @relayHash 5cc5e77c20cd8fd904b40fc244fadfb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd2a59a1520a1e9db0c4d6f204263ebd19a1946e96e0ef6f1f572723824c40b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionDetailQuery$variables = {
  document: string;
  employee: string;
  own: boolean;
};
export type CommissionDetailQuery$data = {
  readonly node?: {
    readonly commission?: {
      readonly detail: {
        readonly products: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly services: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly total: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly viewer?: {
    readonly commission: {
      readonly detail: {
        readonly products: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly services: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly total: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type CommissionDetailQuery = {
  response: CommissionDetailQuery$data;
  variables: CommissionDetailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "document"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "employee"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "own"
},
v3 = [
  {
    "kind": "Variable",
    "name": "document",
    "variableName": "document"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "EarningLines_line"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EmployeeCommission",
    "kind": "LinkedField",
    "name": "commission",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CommissionDetail",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
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
    "name": "percentage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "points",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pointValue",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "commission",
    "storageKey": null
  }
],
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EmployeeCommission",
    "kind": "LinkedField",
    "name": "commission",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CommissionDetail",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommissionDetailQuery",
    "selections": [
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": (v6/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommissionDetailQuery",
    "selections": [
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
                "type": "Employee",
                "abstractKey": null
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
        ]
      }
    ]
  },
  "params": {
    "id": "edd2a59a1520a1e9db0c4d6f204263ebd19a1946e96e0ef6f1f572723824c40b",
    "metadata": {},
    "name": "CommissionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af600d828e65031953ffda6e9debc95b";

export default node;
