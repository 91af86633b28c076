/**
 * @generated SignedSource<<d58940d6771c45e0f437d132b9d51d20>>
 * @relayHash acc25ebba3c4b3c93d804b933e81a807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d328847283e5ff74adc93973d028a2881a61adc0f142f3739a58d2ee670340a8

import { ConcreteRequest } from 'relay-runtime';
export type SetMarketplaceInput = {
  items: ReadonlyArray<string>;
  key: string;
  listed: boolean;
};
export type useSetMarketplaceMutation$variables = {
  input: SetMarketplaceInput;
};
export type useSetMarketplaceMutation$data = {
  readonly setMarketplace: {
    readonly __typename: string;
    readonly items?: ReadonlyArray<{
      readonly id?: string;
      readonly inMarketplace?: boolean;
    }>;
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useSetMarketplaceMutation = {
  response: useSetMarketplaceMutation$data;
  variables: useSetMarketplaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inMarketplace",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "Refusal",
  "abstractKey": "__isRefusal"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetMarketplaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMarketplace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "type": "Product",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetMarketplaceSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetMarketplaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMarketplace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "type": "Product",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetMarketplaceSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d328847283e5ff74adc93973d028a2881a61adc0f142f3739a58d2ee670340a8",
    "metadata": {},
    "name": "useSetMarketplaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d9a65ebabca68ab8de6ce0ca630ea725";

export default node;
