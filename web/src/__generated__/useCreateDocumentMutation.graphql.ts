/**
 * @generated SignedSource<<c963af7ad010c1fbf129722340bdb1c5>>
 * @relayHash 77ee388a839187221f3522883cc01488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da8881f02594050774590d217bf8e61b5093532332fec3cdf5b392a0c07935f3

import { ConcreteRequest } from 'relay-runtime';
export type DiscountKind = "AMOUNT" | "PERCENT" | "%future added value";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "CASH" | "UPI" | "%future added value";
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "AMOUNT_TOO_LARGE" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CODE_TAKEN" | "CUSTOMER_MISSING" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "EMPTY_CART" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "KEY_REUSED" | "MOBILE_TAKEN" | "NOT_FOUND" | "NUMBER_TAKEN" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "%future added value";
export type CreateDocumentInput = {
  advance?: string | null | undefined;
  customer: string;
  deliveryDate?: string | null | undefined;
  description?: string | null | undefined;
  discount?: DiscountInput | null | undefined;
  employee?: string | null | undefined;
  expectedTotal?: string | null | undefined;
  extra?: ReadonlyArray<FieldValueInput> | null | undefined;
  key: string;
  lines: ReadonlyArray<DocumentLineInput>;
  paymentMode?: PaymentMode | null | undefined;
  refNumber?: string | null | undefined;
  type: DocumentType;
};
export type DiscountInput = {
  kind: DiscountKind;
  value: string;
};
export type FieldValueInput = {
  name: string;
  value: string;
};
export type DocumentLineInput = {
  price?: string | null | undefined;
  product?: string | null | undefined;
  quantity?: string | null | undefined;
  service?: string | null | undefined;
  variants?: ReadonlyArray<DocumentLineVariantInput> | null | undefined;
};
export type DocumentLineVariantInput = {
  price?: string | null | undefined;
  quantity: number;
  variant: string;
};
export type useCreateDocumentMutation$variables = {
  input: CreateDocumentInput;
};
export type useCreateDocumentMutation$data = {
  readonly createDocument: {
    readonly __typename: "ChangedMeanwhile";
    readonly message: string;
  } | {
    readonly __typename: "CreateDocumentSuccess";
    readonly document: {
      readonly customer: {
        readonly billCount: number;
        readonly lastVisit: string | null | undefined;
        readonly pending: string;
      } | null | undefined;
      readonly id: string;
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
    readonly __typename: "StockShort";
    readonly available: string;
    readonly product: string;
    readonly variant: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateDocumentMutation = {
  response: useCreateDocumentMutation$data;
  variables: useCreateDocumentMutation$variables;
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
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "billCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastVisit",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "product",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    }
  ],
  "type": "StockShort",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "ChangedMeanwhile",
  "abstractKey": null
},
v12 = {
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
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "PermissionDenied",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "type": "Refused",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateDocumentSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
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
    "name": "useCreateDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Document",
                "kind": "LinkedField",
                "name": "document",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateDocumentSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da8881f02594050774590d217bf8e61b5093532332fec3cdf5b392a0c07935f3",
    "metadata": {},
    "name": "useCreateDocumentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fcc68ca54bc7caf674c02cdd54477019";

export default node;
