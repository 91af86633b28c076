/**
 * @generated SignedSource<<58fd109043181a82a263fb7bd0eac032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Menu = "BILLING" | "BILLING_HISTORY" | "BILLS_AND_TAX" | "BRANCHES" | "CALENDAR" | "CREATE_ORDER" | "CUSTOMERS" | "DASHBOARD" | "DEFAULT_ITEMS" | "DIET_PLANS" | "EMPLOYEES" | "GYM_RESOURCES" | "HIERARCHY" | "MAP" | "MARKETING" | "MEMBERS" | "OPTICAL_PRODUCTS" | "ORDER_LIST" | "PATTERNS" | "PATTERN_SETTINGS" | "PERMISSIONS" | "PRODUCTS" | "PROFILE" | "REPORTS" | "REPORTS_PAGE" | "SERVICES" | "SETTINGS" | "SUBSCRIPTION" | "TRANSACTIONS_HISTORY" | "UPI_ACCOUNTS" | "WORKOUTS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type openSlugs_viewer$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly menu: Menu;
    }>;
  }>;
  readonly " $fragmentType": "openSlugs_viewer";
};
export type openSlugs_viewer$key = {
  readonly " $data"?: openSlugs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"openSlugs_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openSlugs_viewer"
};

(node as any).hash = "ef7c1987e332b653af4a324cc542727d";

export default node;
