/**
 * @generated SignedSource<<b0817ab12f5338590d628d2f0a1312fb>>
 * @relayHash 06233a0a830c0a0256bc5a5b7331f88f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3f42b3531d33ca647d94065aae7a1d67d00947b671a0f951443b29d3369275

import { ConcreteRequest } from 'relay-runtime';
export type DayLoadQuery$variables = {
  day: string;
  except?: string | null | undefined;
};
export type DayLoadQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly dayLoad: {
        readonly dailyPieces: number | null | undefined;
        readonly pieces: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type DayLoadQuery = {
  response: DayLoadQuery$data;
  variables: DayLoadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "except"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "day",
      "variableName": "day"
    },
    {
      "kind": "Variable",
      "name": "except",
      "variableName": "except"
    }
  ],
  "concreteType": "DayLoad",
  "kind": "LinkedField",
  "name": "dayLoad",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyPieces",
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
    "name": "DayLoadQuery",
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
                "to": "NULL"
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
    "name": "DayLoadQuery",
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
    "id": "5e3f42b3531d33ca647d94065aae7a1d67d00947b671a0f951443b29d3369275",
    "metadata": {},
    "name": "DayLoadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7072612ca1db4a9e4df2721ea1ca1c8";

export default node;
