/**
 * @generated SignedSource<<c59f6600d4c9a4c1b08b0adc32f6d203>>
 * @relayHash 3940b13c2de312eae4c0fef77b0ff833
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054a4b10f2785fb08c50daab7324058ab6cf9e6aca1d38bf54ff15fdd2bb6039

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
export type CreateDocumentInput = {
  advance?: string | null | undefined;
  buyer?: BuyerInput | null | undefined;
  commissionParts?: ReadonlyArray<CommissionPartInput> | null | undefined;
  customer: string;
  deliveryDate?: string | null | undefined;
  description?: string | null | undefined;
  discount?: DiscountInput | null | undefined;
  employee?: string | null | undefined;
  expectedTotal?: string | null | undefined;
  extra?: ReadonlyArray<FieldValueInput> | null | undefined;
  key: string;
  limitApproval?: string | null | undefined;
  lines: ReadonlyArray<DocumentLineInput>;
  payOn?: string | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  payments?: ReadonlyArray<PaymentPartInput> | null | undefined;
  prescription?: PrescriptionInput | null | undefined;
  refNumber?: string | null | undefined;
  type: DocumentType;
  zeroConfirmed?: boolean | null | undefined;
};
export type BuyerInput = {
  address: string;
  name: string;
  stateCode: string;
};
export type CommissionPartInput = {
  employee: string;
  percent: number;
};
export type DiscountInput = {
  amount: string;
  percent?: never;
} | {
  amount?: never;
  percent: string;
};
export type FieldValueInput = {
  name: string;
  value: string;
};
export type DocumentLineInput = {
  item: string;
  price?: string | null | undefined;
  quantity?: string | null | undefined;
  variants?: ReadonlyArray<DocumentLineVariantInput> | null | undefined;
};
export type DocumentLineVariantInput = {
  price?: string | null | undefined;
  quantity: number;
  variant: string;
};
export type PaymentPartInput = {
  amount: string;
  bank?: string | null | undefined;
  mode: PaymentMode;
  reference?: string | null | undefined;
  tendered?: string | null | undefined;
};
export type PrescriptionInput = {
  age?: number | null | undefined;
  extra?: ReadonlyArray<FieldValueInput> | null | undefined;
  fittingHeight?: string | null | undefined;
  left?: EyePrescriptionInput | null | undefined;
  lensDesigns?: ReadonlyArray<string> | null | undefined;
  materialsAndCoats?: ReadonlyArray<string> | null | undefined;
  notes?: string | null | undefined;
  pd?: string | null | undefined;
  right?: EyePrescriptionInput | null | undefined;
  testDate?: string | null | undefined;
  testedBy?: string | null | undefined;
  wearTypes?: ReadonlyArray<string> | null | undefined;
};
export type EyePrescriptionInput = {
  add?: string | null | undefined;
  axis?: string | null | undefined;
  base?: string | null | undefined;
  cyl?: string | null | undefined;
  prism?: string | null | undefined;
  sph?: string | null | undefined;
};
export type useCreateDocumentMutation$variables = {
  input: CreateDocumentInput;
};
export type useCreateDocumentMutation$data = {
  readonly createDocument: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal">;
    } | null | undefined;
    readonly saved: {
      readonly document: {
        readonly customer: {
          readonly billCount: number;
          readonly credit: string;
          readonly lastVisit: string | null | undefined;
          readonly pending: string;
        } | null | undefined;
        readonly id: string;
        readonly number: string;
      };
    } | null | undefined;
    readonly short: {
      readonly available: string;
      readonly product: string;
      readonly variant: string | null | undefined;
    } | null | undefined;
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
  "name": "id",
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
  "name": "billCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
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
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
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
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current",
      "storageKey": null
    },
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
          {
            "fragment": {
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
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Customer",
                      "kind": "LinkedField",
                      "name": "customer",
                      "plural": false,
                      "selections": [
                        (v4/*:: as any*/),
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
            "kind": "AliasedInlineFragmentSpread",
            "name": "saved"
          },
          {
            "fragment": (v8/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "short"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal",
                  "selections": [
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
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
          (v9/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v2/*:: as any*/)
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "054a4b10f2785fb08c50daab7324058ab6cf9e6aca1d38bf54ff15fdd2bb6039",
    "metadata": {},
    "name": "useCreateDocumentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00aee4087b95e6f5727c8d3b502c058c";

export default node;
