/**
 * @generated SignedSource<<84de92e1c5ec7e7f0b24ef7c30daf39f>>
 * @relayHash 64ca6be8abcc0e6417cc56f72949eb52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 335064169b5def57b95e9e06d1a839704bda6d972aa93f40e33b40a47bd8420c

import { ConcreteRequest } from 'relay-runtime';
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "AMOUNT_TOO_LARGE" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CODE_TAKEN" | "CUSTOMER_MISSING" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "EMPTY_CART" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "KEY_REUSED" | "MOBILE_TAKEN" | "NOT_FOUND" | "NUMBER_TAKEN" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "%future added value";
export type RunCatalogueImportInput = {
  import: string;
  key: string;
  version: string;
};
export type useRunImportMutation$variables = {
  input: RunCatalogueImportInput;
};
export type useRunImportMutation$data = {
  readonly runCatalogueImport: {
    readonly __typename: "ChangedMeanwhile";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
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
    readonly __typename: "RunCatalogueImportSuccess";
    readonly import: {
      readonly addCount: number;
      readonly changeCount: number;
      readonly id: string;
      readonly isDone: boolean;
      readonly unchangedCount: number;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRunImportMutation = {
  response: useRunImportMutation$data;
  variables: useRunImportMutation$variables;
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
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "runCatalogueImport",
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
            "concreteType": "CatalogueImport",
            "kind": "LinkedField",
            "name": "import",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unchangedCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RunCatalogueImportSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ChangedMeanwhile",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "PermissionDenied",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotFound",
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
    "name": "useRunImportMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunImportMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "335064169b5def57b95e9e06d1a839704bda6d972aa93f40e33b40a47bd8420c",
    "metadata": {},
    "name": "useRunImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13b6e99cfa620eb736039885caa39f36";

export default node;
