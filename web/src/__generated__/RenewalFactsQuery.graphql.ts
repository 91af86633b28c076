/**
 * @generated SignedSource<<b773047c327aad895973a816d82af091>>
 * @relayHash 423993bf10d6b353a4d6cdb2d2c6cde3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a9c5838afbc69f8cea1cd5235033bd3d02b5d62779f62949d0db70f49c0652a

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type RenewalFactsQuery$variables = {
  member: string;
};
export type RenewalFactsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly gymRenewalFigures: Result<{
        readonly endsOn: string;
        readonly planName: string | null | undefined;
        readonly startsOn: string;
        readonly total: string | null | undefined;
      }, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type RenewalFactsQuery = {
  response: RenewalFactsQuery$data;
  variables: RenewalFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "member"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "member",
      "variableName": "member"
    }
  ],
  "concreteType": "GymRenewalFigures",
  "kind": "LinkedField",
  "name": "gymRenewalFigures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
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
      "name": "total",
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
    "name": "RenewalFactsQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenewalFactsQuery",
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
    "id": "6a9c5838afbc69f8cea1cd5235033bd3d02b5d62779f62949d0db70f49c0652a",
    "metadata": {},
    "name": "RenewalFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e54edaa9b953ac337477bab59a017598";

export default node;
