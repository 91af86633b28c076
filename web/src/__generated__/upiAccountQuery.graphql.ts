/**
 * @generated SignedSource<<3940f38cab6702c1d93c52267581d67f>>
 * @relayHash 8077b61a476ea419cd64deead3a56ca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e575c2d2d07704b9cc07f7c222256a5190d45214bf7c2fa192fa94782763537

import { ConcreteRequest } from 'relay-runtime';
export type upiAccountQuery$variables = {
  tenant: string;
};
export type upiAccountQuery$data = {
  readonly node: {
    readonly upiAccounts?: ReadonlyArray<{
      readonly id: string;
      readonly upiId: string;
      readonly upiName: string;
    }> | null | undefined;
  } | null | undefined;
};
export type upiAccountQuery = {
  response: upiAccountQuery$data;
  variables: upiAccountQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UpiAccount",
      "kind": "LinkedField",
      "name": "upiAccounts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upiId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upiName",
          "storageKey": null
        }
      ],
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
    "name": "upiAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "upiAccountQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e575c2d2d07704b9cc07f7c222256a5190d45214bf7c2fa192fa94782763537",
    "metadata": {},
    "name": "upiAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4452877415ffeb3b3e184eef62f286e5";

export default node;
