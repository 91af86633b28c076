/**
 * @generated SignedSource<<65b3d004931c4b5edaa959c58f02d80a>>
 * @relayHash 570b041768609e4ed94f29f66c098eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 850e7119574d0c66705782389959f578ecad59438624b98204218789b2ef243a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LengthUnit = "CM" | "INCH" | "%future added value";
export type MeasurementMethod = "FORM" | "TEXT" | "UPLOAD" | "%future added value";
export type OrderType = "ALTERATION" | "NEW" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
export type CreateOrderInput = {
  advance?: string | null | undefined;
  commissionParts?: ReadonlyArray<CommissionPartInput> | null | undefined;
  customer: string;
  deliveryDate: string;
  discount?: DiscountInput | null | undefined;
  employee?: string | null | undefined;
  expectedTotal?: string | null | undefined;
  functionDate?: string | null | undefined;
  items: ReadonlyArray<OrderItemInput>;
  key: string;
  limitApproval?: string | null | undefined;
  payInFull: boolean;
  paymentBank?: string | null | undefined;
  paymentMode?: PaymentMode | null | undefined;
  paymentReference?: string | null | undefined;
  reference?: string | null | undefined;
  trialDate?: string | null | undefined;
  type?: OrderType;
  urgent?: boolean;
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
export type OrderItemInput = {
  addOns?: ReadonlyArray<OrderedAddOnInput> | null | undefined;
  assignments?: ReadonlyArray<StageAssignmentInput> | null | undefined;
  customPatterns?: ReadonlyArray<CustomPatternInput> | null | undefined;
  designs?: ReadonlyArray<string> | null | undefined;
  fabrics?: ReadonlyArray<OrderedFabricInput> | null | undefined;
  garment: string;
  item?: string | null | undefined;
  measurements?: MeasurementsInput | null | undefined;
  note?: string | null | undefined;
  patterns?: ReadonlyArray<string> | null | undefined;
  quantity: number;
  toWhom?: string | null | undefined;
};
export type OrderedAddOnInput = {
  amount?: string | null | undefined;
  name?: string | null | undefined;
  option?: string | null | undefined;
};
export type StageAssignmentInput = {
  employees: ReadonlyArray<string>;
  stage: string;
};
export type CustomPatternInput = {
  images: ReadonlyArray<string>;
  keep: boolean;
  name: string;
  price: string;
  stagePrices?: ReadonlyArray<OrderedStagePriceInput> | null | undefined;
};
export type OrderedStagePriceInput = {
  amount: string;
  stage: string;
};
export type OrderedFabricInput = {
  product: string;
  quantity: string;
  rate: string;
  variant?: string | null | undefined;
};
export type MeasurementsInput = {
  custom?: ReadonlyArray<MeasuredValueInput> | null | undefined;
  images?: ReadonlyArray<string> | null | undefined;
  instructions?: string | null | undefined;
  method: MeasurementMethod;
  text?: string | null | undefined;
  unit?: LengthUnit | null | undefined;
  values?: ReadonlyArray<MeasuredValueInput> | null | undefined;
};
export type MeasuredValueInput = {
  name: string;
  value: string;
};
export type useCreateOrderMutation$variables = {
  input: CreateOrderInput;
};
export type useCreateOrderMutation$data = {
  readonly createOrder: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal">;
    } | null | undefined;
    readonly saved: {
      readonly appointmentProblem: string | null | undefined;
      readonly order: {
        readonly deliveryDate: string;
        readonly id: string;
        readonly number: string;
        readonly trialDate: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"OrderSlips_order">;
      };
    } | null | undefined;
  };
};
export type useCreateOrderMutation = {
  response: useCreateOrderMutation$data;
  variables: useCreateOrderMutation$variables;
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
  "name": "appointmentProblem",
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
  "name": "trialDate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
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
    "name": "useCreateOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOrder",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Order",
                  "kind": "LinkedField",
                  "name": "order",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OrderSlips_order"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "CreateOrderSuccess",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "saved"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal",
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/)
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
    "name": "useCreateOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOrder",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateOrderSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
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
    "id": "850e7119574d0c66705782389959f578ecad59438624b98204218789b2ef243a",
    "metadata": {},
    "name": "useCreateOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bf81728802ec195d275508098841f30";

export default node;
