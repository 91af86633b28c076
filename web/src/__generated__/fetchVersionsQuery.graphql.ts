/**
 * @generated SignedSource<<e3b4cd6e2ad6f29405fccf9c08ea2791>>
 * @relayHash b36d588807b27086ca389f454c64f358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f43bcd829dde1ab7f1b8654906c708b7f5b95a2ff03d74af9db144f56111254

import { ConcreteRequest } from 'relay-runtime';
export type LengthUnit = "CM" | "INCH" | "%future added value";
export type fetchVersionsQuery$variables = {
  customer: string;
  garment: string;
};
export type fetchVersionsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly measurementVersions: ReadonlyArray<{
        readonly item: string;
        readonly measuredOn: string;
        readonly measurements: {
          readonly custom: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
          readonly instructions: string | null | undefined;
          readonly unit: LengthUnit;
          readonly values: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
        };
        readonly order: string;
        readonly orderNumber: string;
        readonly person: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type fetchVersionsQuery = {
  response: fetchVersionsQuery$data;
  variables: fetchVersionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customer"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "garment"
  }
],
v1 = [
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
    "name": "value",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "customer",
      "variableName": "customer"
    },
    {
      "kind": "Variable",
      "name": "garment",
      "variableName": "garment"
    }
  ],
  "concreteType": "MeasurementVersion",
  "kind": "LinkedField",
  "name": "measurementVersions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "item",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measuredOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "person",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Measurements",
      "kind": "LinkedField",
      "name": "measurements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredValue",
          "kind": "LinkedField",
          "name": "custom",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instructions",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchVersionsQuery",
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
              (v2/*:: as any*/)
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
    "name": "fetchVersionsQuery",
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
              (v2/*:: as any*/),
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
    "id": "5f43bcd829dde1ab7f1b8654906c708b7f5b95a2ff03d74af9db144f56111254",
    "metadata": {},
    "name": "fetchVersionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80182ea08c2cec8e88382db76a63948e";

export default node;
