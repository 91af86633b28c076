/**
 * @generated SignedSource<<0b49438ecd63387c9af1ecdc8b5e460f>>
 * @relayHash 2854ceb7fb4f99b5836ffa71495927a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94f280221e7e39643384496bb7be97a06259b6e8011cc4989a4a64f991d379c7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionDetailQuery$variables = {
  document: string;
  employee: string;
  own: boolean;
  withBill: boolean;
};
export type CommissionDetailQuery$data = {
  readonly bill?: {
    readonly head?: {
      readonly " $fragmentSpreads": FragmentRefs<"BillHead_document">;
    } | null | undefined;
  } | null | undefined;
  readonly node?: {
    readonly commission?: {
      readonly detail: {
        readonly percent: number | null | undefined;
        readonly products: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly services: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly total: string;
        readonly " $fragmentSpreads": FragmentRefs<"PaidShare_detail">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly viewer?: {
    readonly commission: {
      readonly detail: {
        readonly percent: number | null | undefined;
        readonly products: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly services: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
        }>;
        readonly total: string;
        readonly " $fragmentSpreads": FragmentRefs<"PaidShare_detail">;
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withBill"
},
v4 = [
  {
    "kind": "Variable",
    "name": "document",
    "variableName": "document"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
},
v7 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "EarningLines_line"
  }
],
v8 = [
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
        "args": (v4/*:: as any*/),
        "concreteType": "CommissionDetail",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaidShare_detail"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "document"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v11 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "part",
    "storageKey": null
  }
],
v12 = [
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
        "args": (v4/*:: as any*/),
        "concreteType": "CommissionDetail",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "earned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onMoney",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionLine",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
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
      (v3/*:: as any*/)
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
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withBill",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "bill",
            "args": (v9/*:: as any*/),
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
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": (v8/*:: as any*/),
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
      (v0/*:: as any*/),
      (v3/*:: as any*/)
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
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "withBill",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "bill",
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
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
                  (v5/*:: as any*/)
                ],
                "type": "Document",
                "abstractKey": null
              },
              (v14/*:: as any*/)
            ],
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
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v12/*:: as any*/),
                "type": "Employee",
                "abstractKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "94f280221e7e39643384496bb7be97a06259b6e8011cc4989a4a64f991d379c7",
    "metadata": {},
    "name": "CommissionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ba8b4a602550eb47492c7f9e90a658c";

export default node;
