/**
 * @generated SignedSource<<f4123b5f47e910955685e30ca05d8661>>
 * @relayHash ced6724b19cf78a2caa1a9155d90b6c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d78e070d0d0a7c957128bdc07ee23f0b651c3e49f41f4d28a6c689a1a088522b

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
export type useUpdateItemMutation$variables = {
  input: UpdateCatalogueItemInput;
};
export type useUpdateItemMutation$data = {
  readonly updateCatalogueItem: {
    readonly __typename: "ChangedMeanwhile";
    readonly currentStock: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
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
      readonly price: string;
      readonly variants?: ReadonlyArray<{
        readonly available: string;
        readonly id: string;
        readonly price: string;
      }> | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateItemMutation = {
  response: useUpdateItemMutation$data;
  variables: useUpdateItemMutation$variables;
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
  "name": "price",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
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
v9 = [
  (v7/*:: as any*/)
],
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "PermissionDenied",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
},
v13 = {
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
    "name": "useUpdateItemMutation",
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
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCatalogueItemSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
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
    "name": "useUpdateItemMutation",
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
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateCatalogueItemSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d78e070d0d0a7c957128bdc07ee23f0b651c3e49f41f4d28a6c689a1a088522b",
    "metadata": {},
    "name": "useUpdateItemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "804fc2a3ee189efc7ef09168f33b69d1";

export default node;
