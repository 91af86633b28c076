/**
 * @generated SignedSource<<87474f1dd5a4a005165046c8f9e2955f>>
 * @relayHash 9cda58068425d50901b46ee9b961a9a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c467bb003279d77e5eaca0e5b2ec0bb2660d94390cf56a2a96bd889a8057e6

import { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "AMOUNT_TOO_LARGE" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CODE_TAKEN" | "CUSTOMER_MISSING" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "EMPTY_CART" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "KEY_REUSED" | "MOBILE_TAKEN" | "NOT_FOUND" | "NUMBER_TAKEN" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "%future added value";
export type ConfirmPinInput = {
  pin: string;
};
export type useConfirmPinMutation$variables = {
  input: ConfirmPinInput;
};
export type useConfirmPinMutation$data = {
  readonly confirmPin: {
    readonly __typename: "ConfirmPinRefused";
    readonly code: RefusalCode;
    readonly message: string;
    readonly retryAfter: number | null | undefined;
  } | {
    readonly __typename: "ConfirmPinSuccess";
    readonly confirmedUntil: string;
  } | {
    readonly __typename: "Refused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useConfirmPinMutation = {
  response: useConfirmPinMutation$data;
  variables: useConfirmPinMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "confirmPin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmedUntil",
            "storageKey": null
          }
        ],
        "type": "ConfirmPinSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
            "storageKey": null
          }
        ],
        "type": "ConfirmPinRefused",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "Refused",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmPinMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmPinMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "98c467bb003279d77e5eaca0e5b2ec0bb2660d94390cf56a2a96bd889a8057e6",
    "metadata": {},
    "name": "useConfirmPinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6328084ad2d93d7192ae277862cdddf2";

export default node;
