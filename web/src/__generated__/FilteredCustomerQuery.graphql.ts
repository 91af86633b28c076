/**
 * @generated SignedSource<<85c697416eed79db28cc0a71383102ee>>
 * @relayHash aea725b478172fe3f99143a1ee9e0a86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f880ab54a0402fbc661e9d176196bb648c10a099a4cbcb5f2d041b0133f04d11

import { ConcreteRequest } from 'relay-runtime';
export type FilteredCustomerQuery$variables = {
  id: string;
};
export type FilteredCustomerQuery$data = {
  readonly node: {
    readonly customer: {
      readonly mobile: string | null | undefined;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type FilteredCustomerQuery = {
  response: FilteredCustomerQuery$data;
  variables: FilteredCustomerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
      "name": "mobile",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilteredCustomerQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "customer"
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
    "name": "FilteredCustomerQuery",
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
    "id": "f880ab54a0402fbc661e9d176196bb648c10a099a4cbcb5f2d041b0133f04d11",
    "metadata": {},
    "name": "FilteredCustomerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd6b181a7385cb26a253e76c63c385e5";

export default node;
