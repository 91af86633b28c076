/**
 * @generated SignedSource<<deef3a8c50ab3e4ba5fdd72cc7a86523>>
 * @relayHash 74b5bc244549850cb55a45952de36f29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2465256f2b5bd09fa1df456f8b90942d0719ece9d5e5ad2dfdf0e7b3232a40ae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionDetailQuery$variables = {
  document: string;
  employee: string;
  own: boolean;
};
export type CommissionDetailQuery$data = {
  readonly bill: {
    readonly head?: {
      readonly " $fragmentSpreads": FragmentRefs<"BillHead_document">;
    } | null | undefined;
  } | null | undefined;
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
    "variableName": "document"
  }
],
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v9 = [
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
v10 = [
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
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v12 = {
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
        "alias": "bill",
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BillHead_document"
                    }
                  ],
                  "type": "Document",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "head"
              }
            ],
            "type": "Document",
            "abstractKey": null
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
            "args": (v8/*:: as any*/),
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
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "alias": "bill",
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
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
                "name": "pending",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "type": "Document",
            "abstractKey": null
          },
          (v12/*:: as any*/)
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
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v10/*:: as any*/),
                "type": "Employee",
                "abstractKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2465256f2b5bd09fa1df456f8b90942d0719ece9d5e5ad2dfdf0e7b3232a40ae",
    "metadata": {},
    "name": "CommissionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e8e37fe5904d35a5e0b1f45d1f77ce6";

export default node;
