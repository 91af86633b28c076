/**
 * @generated SignedSource<<e4d96c6b6fbabce0fd07c7b6822ac6ba>>
 * @relayHash 7e910c0831ddca27e64276b9c7d925b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a23b798a4e091314e8f7adec7fd9cc5e95dbe88f371e55669798524b32c3ff3

import { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "AMOUNT_TOO_LARGE" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CODE_TAKEN" | "CUSTOMER_MISSING" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "EMPTY_CART" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "KEY_REUSED" | "MOBILE_TAKEN" | "NOT_FOUND" | "NUMBER_TAKEN" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "%future added value";
export type CreateQuickBillInput = {
  amount: string;
  customer: string;
  key: string;
};
export type useCreateQuickBillMutation$variables = {
  input: CreateQuickBillInput;
};
export type useCreateQuickBillMutation$data = {
  readonly createQuickBill: {
    readonly __typename: "CreateQuickBillSuccess";
    readonly quickBill: {
      readonly number: string;
    };
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
    readonly code: RefusalCode;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateQuickBillMutation = {
  response: useCreateQuickBillMutation$data;
  variables: useCreateQuickBillMutation$variables;
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
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v6 = [
  (v4/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "PermissionDenied",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "type": "Refused",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateQuickBillMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createQuickBill",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuickBill",
                "kind": "LinkedField",
                "name": "quickBill",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateQuickBillSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
    "name": "useCreateQuickBillMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createQuickBill",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuickBill",
                "kind": "LinkedField",
                "name": "quickBill",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
            "type": "CreateQuickBillSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1a23b798a4e091314e8f7adec7fd9cc5e95dbe88f371e55669798524b32c3ff3",
    "metadata": {},
    "name": "useCreateQuickBillMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b5a0bf4c633cd6a63fde4bf74c97ba5";

export default node;
