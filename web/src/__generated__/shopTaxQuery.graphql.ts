/**
 * @generated SignedSource<<5b878be4b5deb539712a4e8556c2b099>>
 * @relayHash e1ffc8c2dc1a6af694c1b1f8006f8064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcdbb5cb7442c24cbbae2374164179dcb99cede6c477744032e6ee88d0f567cd

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type GstRegistration = "COMPOSITION" | "NONE" | "REGULAR" | "%future added value";
export type shopTaxQuery$variables = {
  tenant: string;
};
export type shopTaxQuery$data = {
  readonly node: Result<{
    readonly gstin?: string | null | undefined;
    readonly itemsAtShopRate?: number;
    readonly registration?: GstRegistration;
  } | null | undefined, unknown>;
};
export type shopTaxQuery = {
  response: shopTaxQuery$data;
  variables: shopTaxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tenant"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "tenant"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemsAtShopRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstin",
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "shopTaxQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shopTaxQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "dcdbb5cb7442c24cbbae2374164179dcb99cede6c477744032e6ee88d0f567cd",
    "metadata": {},
    "name": "shopTaxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "949773e1bbfb54bb116adb3e6f49c052";

export default node;
