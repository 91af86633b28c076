/**
 * @generated SignedSource<<92bd619ecda2e3e0647bf1394b6355c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RefusalCode = "ACCOUNT_INACTIVE" | "ACCOUNT_LOCKED" | "ADVANCE_TOO_HIGH" | "ALREADY_MERGED" | "AMOUNT_TOO_LARGE" | "APPOINTMENT_TAKEN" | "BRANCH_IN_USE" | "BRANCH_TAKEN" | "BUSINESS_MISSING" | "CHANGED_MEANWHILE" | "CLOSED_TO_KEYS" | "CODE_TAKEN" | "CREDIT_SHORT" | "CUSTOMER_HAS_CREDIT" | "CUSTOMER_MISSING" | "CUSTOMER_ORDER_OPEN" | "CUSTOMER_OWES" | "DAY_CLOSED" | "DESIGNATION_HAS_CHILDREN" | "DESIGNATION_IN_USE" | "DESIGNATION_TAKEN" | "DIET_TAKEN" | "DISCOUNT_TOO_HIGH" | "DOCUMENT_CANCELED" | "DOCUMENT_CORRECTED" | "DOCUMENT_FIXED" | "EMPTY_CART" | "GARMENT_TAKEN" | "HANDOVER_INVALID" | "HIERARCHY_CYCLE" | "IMPORT_STOPPED" | "INTERNAL" | "INVALID_CREDENTIALS" | "INVALID_INPUT" | "INVOICE_OF_ORDER" | "KEY_NAME_TAKEN" | "KEY_REUSED" | "LIMIT_EXCEEDED" | "LINK_ENDED" | "MEMBER_ID_TAKEN" | "MEMBER_OWES" | "MEMBER_TAKEN" | "MOBILE_TAKEN" | "MONEY_KEPT" | "MONEY_RECEIVED" | "MONTH_CLOSED" | "NOT_FOUND" | "NUMBER_TAKEN" | "OPENED_TOO_MANY" | "ORDER_PENDING" | "OWN_DESIGNATION" | "PAYLOAD_TOO_LARGE" | "PAYMENT_EXCEEDS_PENDING" | "PAYMENT_MODE_MISSING" | "PAYMENT_PROVIDER_AWAY" | "PAYMENT_REQUIRED" | "PERIOD_BILLED" | "PERMISSION_DENIED" | "PERSON_HAS_MORE_RIGHTS" | "PIN_CHANGE_REQUIRED" | "PIN_REQUIRED" | "PIN_TOO_EASY" | "PLAN_TAKEN" | "POINTS_TAKEN" | "PRESCRIPTION_TAKEN" | "PRICE_CHANGED" | "RECEIVED_EXCEEDS_TOTAL" | "REFUND_EXCEEDS_RECEIVED" | "RESOURCE_TAKEN" | "RETURN_EXCEEDS_SOLD" | "RIGHT_NOT_HELD" | "SHEET_FAULTS" | "SHEET_HEADINGS" | "SHOWN_ONCE" | "STAGE_IN_USE" | "STAGE_TAKEN" | "STATEMENT_PAID" | "STATUS_FIXED" | "STATUS_IN_USE" | "STATUS_TAKEN" | "STILL_RUNNING" | "STOCK_SHORT" | "TENANT_MISMATCH" | "TENANT_MISSING" | "TOO_MANY_KEYS" | "TOO_MANY_LINKS" | "TOO_MANY_REQUESTS" | "TOTALS_DISAGREE" | "TRY_LATER" | "UNAUTHENTICATED" | "UPSTREAM_INVALID" | "UPSTREAM_UNAVAILABLE" | "VARIANT_QUANTITY_MISSING" | "WORKOUT_TAKEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type refusal$data = {
  readonly __typename: string;
  readonly code: RefusalCode;
  readonly current?: string | null | undefined;
  readonly currentStock?: string | null | undefined;
  readonly message: string;
  readonly problems?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "refusal";
};
export type refusal$key = {
  readonly " $data"?: refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal"
};

(node as any).hash = "d7e0d7a7179969f8d6604d413426359e";

export default node;
