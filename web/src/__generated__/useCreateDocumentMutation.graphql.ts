/**
 * @generated SignedSource<<1c422722111c890872fa093ae674d9af>>
 * @relayHash a3ee3d35f992316762285e269f401da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a95974608299949a78a7959728ed507c0fac25ffa84a68c4b9826bdb6900a7b2

import { ConcreteRequest } from 'relay-runtime';
export type DiscountKind = "AMOUNT" | "PERCENT" | "%future added value";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "AMOUNT_TOO_LARGE" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CLOSED_TO_KEYS" | "CODE_TAKEN" | "CUSTOMER_MISSING" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "EMPTY_CART" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "KEY_NAME_TAKEN" | "KEY_REUSED" | "MOBILE_TAKEN" | "NOT_FOUND" | "NUMBER_TAKEN" | "OPENED_TOO_MANY" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "SHOWN_ONCE" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_KEYS" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "%future added value";
export type CreateDocumentInput = {
  advance?: string | null | undefined;
  buyer?: BuyerInput | null | undefined;
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
  payments?: ReadonlyArray<PaymentPartInput> | null | undefined;
  refNumber?: string | null | undefined;
  type: DocumentType;
  zeroConfirmed?: boolean | null | undefined;
};
export type BuyerInput = {
  address: string;
  name: string;
  stateCode: string;
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
export type PaymentPartInput = {
  amount: string;
  mode: PaymentMode;
  reference?: string | null | undefined;
  tendered?: string | null | undefined;
};
export type useCreateDocumentMutation$variables = {
  input: CreateDocumentInput;
};
export type useCreateDocumentMutation$data = {
  readonly createDocument: {
    readonly __typename: string;
    readonly available?: string;
    readonly code?: RefusalCode;
    readonly document?: {
      readonly customer: {
        readonly billCount: number;
        readonly lastVisit: string | null | undefined;
        readonly pending: string;
      } | null | undefined;
      readonly id: string;
      readonly number: string;
    };
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly product?: string;
    readonly variant?: string | null | undefined;
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
v11 = {
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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
          (v10/*:: as any*/),
          (v11/*:: as any*/)
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
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a95974608299949a78a7959728ed507c0fac25ffa84a68c4b9826bdb6900a7b2",
    "metadata": {},
    "name": "useCreateDocumentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d8f0f9bf624176715a1e251c6ff24b9";

export default node;
