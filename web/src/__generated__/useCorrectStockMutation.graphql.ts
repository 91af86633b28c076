/**
 * @generated SignedSource<<2dcbc8a7b35ca770b4ab03cbdbe6a638>>
 * @relayHash ead1b85534c3f785d4c4d7477d97f060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f616c40282173d7e882e9207a6c1f69e4665895f3129a801051f5a49189b307b

import { ConcreteRequest } from 'relay-runtime';
export type CorrectionReason = "COUNTED" | "DAMAGED" | "GIVEN_BACK" | "LOST" | "OTHER" | "OWN_USE" | "RECEIVED" | "%future added value";
export type UpdateCatalogueItemInput = {
  available?: string | null | undefined;
  expectedAvailable?: string | null | undefined;
  item: string;
  key: string;
  note?: string | null | undefined;
  price?: string | null | undefined;
  reason?: CorrectionReason | null | undefined;
  variant?: string | null | undefined;
};
export type useCorrectStockMutation$variables = {
  input: UpdateCatalogueItemInput;
};
export type useCorrectStockMutation$data = {
  readonly updateCatalogueItem: {
    readonly __typename: "ChangedMeanwhile";
    readonly currentStock: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "PermissionDenied";
    readonly message: string;
  } | {
    readonly __typename: "Refused";
    readonly message: string;
  } | {
    readonly __typename: "UpdateCatalogueItemSuccess";
    readonly item: {
      readonly available?: string;
      readonly id: string;
      readonly variants?: ReadonlyArray<{
        readonly available: string;
        readonly id: string;
      }> | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCorrectStockMutation = {
  response: useCorrectStockMutation$data;
  variables: useCorrectStockMutation$variables;
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
  "name": "available",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentStock",
      "storageKey": null
    }
  ],
  "type": "ChangedMeanwhile",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v9 = [
  (v6/*:: as any*/)
],
v10 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "PermissionDenied",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "Refused",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCorrectStockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCatalogueItem",
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
                "name": "item",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCatalogueItemSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
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
    "name": "useCorrectStockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCatalogueItem",
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
                "name": "item",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCatalogueItemSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f616c40282173d7e882e9207a6c1f69e4665895f3129a801051f5a49189b307b",
    "metadata": {},
    "name": "useCorrectStockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37a539c6692254cdafc37719ab842713";

export default node;
