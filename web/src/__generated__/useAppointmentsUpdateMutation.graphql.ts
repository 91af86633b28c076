/**
 * @generated SignedSource<<ce424e943185acadbc9512886bdc898b>>
 * @relayHash aab64713ba73f3e62bfa27b4adf8bd84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f48831b6adf1b396dedeffa8a8a70f520b4a67888b1f8ffa15ebc8501483c2a0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "ALREADY_MERGED" | "AMOUNT_TOO_LARGE" | "APPOINTMENT_TAKEN" | "BRANCH_IN_USE" | "BRANCH_TAKEN" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CLOSED_TO_KEYS" | "CODE_TAKEN" | "CREDIT_SHORT" | "CUSTOMER_HAS_CREDIT" | "CUSTOMER_MISSING" | "CUSTOMER_ORDER_OPEN" | "CUSTOMER_OWES" | "DAY_CLOSED" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DIET_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "DOCUMENT_CORRECTED" | "DOCUMENT_FIXED" | "EMPTY_CART" | "GARMENT_TAKEN" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "INVOICE_OF_ORDER" | "KEY_NAME_TAKEN" | "KEY_REUSED" | "LIMIT_EXCEEDED" | "LINK_ENDED" | "MEMBER_ID_TAKEN" | "MEMBER_OWES" | "MEMBER_TAKEN" | "MOBILE_TAKEN" | "MONEY_KEPT" | "MONEY_RECEIVED" | "MONTH_CLOSED" | "NOT_FOUND" | "NUMBER_TAKEN" | "OPENED_TOO_MANY" | "ORDER_PENDING" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERIOD_BILLED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "PLAN_TAKEN" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RECEIVED_EXCEEDS_TOTAL" | "REFUND_EXCEEDS_RECEIVED" | "RESOURCE_TAKEN" | "RETURN_EXCEEDS_SOLD" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "SHEET_HEADINGS" | "SHOWN_ONCE" | "STAGE_IN_USE" | "STAGE_TAKEN" | "STATEMENT_PAID" | "STATUS_FIXED" | "STATUS_IN_USE" | "STATUS_TAKEN" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_KEYS" | "TOO_MANY_LINKS" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "WORKOUT_TAKEN" | "%future added value";
export type UpdateAppointmentInput = {
  appointment: string;
  done?: boolean | null | undefined;
  doubleBooking?: boolean | null | undefined;
  expectedVersion?: string | null | undefined;
  important?: boolean | null | undefined;
  key: string;
  minutes?: number | null | undefined;
  startsAt?: string | null | undefined;
  values?: ReadonlyArray<FieldValueInput> | null | undefined;
};
export type FieldValueInput = {
  name: string;
  value: string;
};
export type useAppointmentsUpdateMutation$variables = {
  input: UpdateAppointmentInput;
};
export type useAppointmentsUpdateMutation$data = {
  readonly updateAppointment: {
    readonly invalid: {
      readonly code: RefusalCode;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal">;
    } | null | undefined;
    readonly saved: {
      readonly appointment: {
        readonly " $fragmentSpreads": FragmentRefs<"appointments_appointment">;
      };
    } | null | undefined;
  };
};
export type useAppointmentsUpdateMutation = {
  response: useAppointmentsUpdateMutation$data;
  variables: useAppointmentsUpdateMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endsAt",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mobile",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lookingFor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "customerStatus",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isImportant",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "doneAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Employee",
    "kind": "LinkedField",
    "name": "employee",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FieldValue",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/)
  ],
  "type": "InvalidInput",
  "abstractKey": null
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
  "name": "message",
  "storageKey": null
},
v9 = {
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
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v10 = {
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
    "name": "useAppointmentsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAppointment",
        "plural": false,
        "selections": [
          {
            "fragment": {
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
                      "kind": "InlineDataFragmentSpread",
                      "name": "appointments_appointment",
                      "selections": (v4/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "AppointmentSuccess",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "saved"
          },
          {
            "fragment": (v6/*:: as any*/),
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
                    (v7/*:: as any*/),
                    (v5/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
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
    "name": "useAppointmentsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAppointment",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Appointment",
                "kind": "LinkedField",
                "name": "appointment",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "AppointmentSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
    "id": "f48831b6adf1b396dedeffa8a8a70f520b4a67888b1f8ffa15ebc8501483c2a0",
    "metadata": {},
    "name": "useAppointmentsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d6aa501a46ce3fe85cab7478b878ac1";

export default node;
