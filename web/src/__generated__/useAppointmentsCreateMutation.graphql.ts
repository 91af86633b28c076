/**
 * @generated SignedSource<<08f273abc8a67dcb75e4d7e308f4e45d>>
 * @relayHash 147d6fdc41b812bef9dcaa71ddd9b167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b8425fad3bcfcd098d3a427bf231d79d420c6185d94191f10e363019740e40e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "ALREADY_MERGED" | "AMOUNT_TOO_LARGE" | "APPOINTMENT_TAKEN" | "BRANCH_IN_USE" | "BRANCH_TAKEN" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CLOSED_TO_KEYS" | "CODE_TAKEN" | "CREDIT_SHORT" | "CUSTOMER_HAS_CREDIT" | "CUSTOMER_MISSING" | "CUSTOMER_ORDER_OPEN" | "CUSTOMER_OWES" | "DAY_CLOSED" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DIET_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "DOCUMENT_CORRECTED" | "DOCUMENT_FIXED" | "EMPTY_CART" | "GARMENT_TAKEN" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "INVOICE_OF_ORDER" | "KEY_NAME_TAKEN" | "KEY_REUSED" | "LIMIT_EXCEEDED" | "LINK_ENDED" | "MEMBER_ID_TAKEN" | "MEMBER_OWES" | "MEMBER_TAKEN" | "MOBILE_TAKEN" | "MONEY_KEPT" | "MONEY_RECEIVED" | "MONTH_CLOSED" | "NOT_FOUND" | "NUMBER_TAKEN" | "OPENED_TOO_MANY" | "ORDER_PENDING" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERIOD_BILLED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "PLAN_TAKEN" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RECEIVED_EXCEEDS_TOTAL" | "REFUND_EXCEEDS_RECEIVED" | "RESOURCE_TAKEN" | "RETURN_EXCEEDS_SOLD" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "SHEET_HEADINGS" | "SHOWN_ONCE" | "STAGE_IN_USE" | "STAGE_TAKEN" | "STATEMENT_PAID" | "STATUS_FIXED" | "STATUS_IN_USE" | "STATUS_TAKEN" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_KEYS" | "TOO_MANY_LINKS" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "WORKOUT_TAKEN" | "%future added value";
export type CreateAppointmentInput = {
  customer: string;
  doubleBooking?: boolean | null | undefined;
  important?: boolean | null | undefined;
  key: string;
  minutes?: number | null | undefined;
  startsAt: string;
  values: ReadonlyArray<FieldValueInput>;
};
export type FieldValueInput = {
  name: string;
  value: string;
};
export type useAppointmentsCreateMutation$variables = {
  input: CreateAppointmentInput;
};
export type useAppointmentsCreateMutation$data = {
  readonly createAppointment: {
    readonly invalid: {
      readonly code: RefusalCode;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal">;
    } | null | undefined;
    readonly saved: {
      readonly appointment: {
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type useAppointmentsCreateMutation = {
  response: useAppointmentsCreateMutation$data;
  variables: useAppointmentsCreateMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Appointment",
      "kind": "LinkedField",
      "name": "appointment",
      "plural": false,
      "selections": [
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
  "type": "AppointmentSuccess",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
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
v8 = {
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
    "name": "useAppointmentsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAppointment",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "saved"
          },
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "invalid"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal",
                  "selections": [
                    (v5/*:: as any*/),
                    (v3/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
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
    "name": "useAppointmentsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAppointment",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
    "id": "3b8425fad3bcfcd098d3a427bf231d79d420c6185d94191f10e363019740e40e",
    "metadata": {},
    "name": "useAppointmentsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4e4344c3bc162a09e070f1442f0cf37";

export default node;
