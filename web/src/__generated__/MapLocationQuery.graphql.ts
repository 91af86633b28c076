/**
 * @generated SignedSource<<3c14ea5ec1a67d44abe3f57446956192>>
 * @relayHash a147836412b88f7dbf261d97a0c9b288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d3a918992396b6bb0eb92e3cd58043857a9b89851c15a1ae1616703355ae82c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MapLocationQuery$variables = {
  chosen: boolean;
  day: string;
  employee: string;
};
export type MapLocationQuery$data = {
  readonly node?: {
    readonly fullName?: string;
    readonly id?: string;
    readonly route?: {
      readonly " $fragmentSpreads": FragmentRefs<"readRoute_route">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly employee: {
      readonly fullName: string;
      readonly id: string;
      readonly route: {
        readonly " $fragmentSpreads": FragmentRefs<"readRoute_route">;
      } | null | undefined;
    } | null | undefined;
    readonly mayFollow: boolean;
    readonly tenant: {
      readonly " $fragmentSpreads": FragmentRefs<"MapHead_tenant">;
    } | null | undefined;
  } | null | undefined;
};
export type MapLocationQuery = {
  response: MapLocationQuery$data;
  variables: MapLocationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosen"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "employee"
},
v3 = {
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "day",
    "variableName": "day"
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LocationPoint",
    "kind": "LinkedField",
    "name": "points",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "latitude",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "longitude",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "distance",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "keptUntil",
    "storageKey": null
  }
],
v8 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": (v6/*:: as any*/),
    "concreteType": "EmployeeRoute",
    "kind": "LinkedField",
    "name": "route",
    "plural": false,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "readRoute_route",
        "selections": (v7/*:: as any*/),
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v10 = {
  "alias": null,
  "args": (v6/*:: as any*/),
  "concreteType": "EmployeeRoute",
  "kind": "LinkedField",
  "name": "route",
  "plural": false,
  "selections": (v7/*:: as any*/),
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
    "name": "MapLocationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MapHead_tenant"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MapLocationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": "employees(filter:{\"active\":true})"
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "type": "Employee",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2d3a918992396b6bb0eb92e3cd58043857a9b89851c15a1ae1616703355ae82c",
    "metadata": {},
    "name": "MapLocationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "140f55ad950a0ecf4581e5b64f865f03";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
