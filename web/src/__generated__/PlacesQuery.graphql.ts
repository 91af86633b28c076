/**
 * @generated SignedSource<<283dbf9091e623b2a4f3331f938bdcd8>>
 * @relayHash a09e3e03dcc404a4a6df4190c6841ca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85a521485b194cd24975449fd5b753da3c926c314a32c6b280004d15308c6ecf

import { ConcreteRequest } from 'relay-runtime';
export type PlacesQuery$variables = {
  employee: string;
  own: boolean;
  sales: ReadonlyArray<string>;
};
export type PlacesQuery$data = {
  readonly node?: {
    readonly commission?: {
      readonly places: ReadonlyArray<{
        readonly point: {
          readonly at: string;
          readonly latitude: number;
          readonly longitude: number;
        };
        readonly saleId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly viewer?: {
    readonly commission: {
      readonly places: ReadonlyArray<{
        readonly point: {
          readonly at: string;
          readonly latitude: number;
          readonly longitude: number;
        };
        readonly saleId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PlacesQuery = {
  response: PlacesQuery$data;
  variables: PlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "employee"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "own"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sales"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "sales",
            "variableName": "sales"
          }
        ],
        "concreteType": "CommissionPlace",
        "kind": "LinkedField",
        "name": "places",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "saleId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LocationPoint",
            "kind": "LinkedField",
            "name": "point",
            "plural": false,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = {
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ]
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "employee"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v1/*:: as any*/),
  "type": "Employee",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlacesQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlacesQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "condition": "own",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
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
    "id": "85a521485b194cd24975449fd5b753da3c926c314a32c6b280004d15308c6ecf",
    "metadata": {},
    "name": "PlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43789a55f5f049ef43a58306b0fe8861";

export default node;
