/**
 * @generated SignedSource<<a9a8cb935c4a3f8d43bdb663b673be8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Menu = "BILLING" | "BILLING_HISTORY" | "BILLS_AND_TAX" | "BRANCHES" | "CALENDAR" | "CREATE_ORDER" | "CUSTOMERS" | "DASHBOARD" | "DEFAULT_ITEMS" | "DIET_PLANS" | "EMPLOYEES" | "GYM_RESOURCES" | "HIERARCHY" | "MAP" | "MARKETING" | "MEMBERS" | "OPTICAL_PRODUCTS" | "ORDER_LIST" | "PATTERNS" | "PATTERN_SETTINGS" | "PERMISSIONS" | "PRODUCTS" | "PROFILE" | "REPORTS" | "REPORTS_PAGE" | "SERVICES" | "SETTINGS" | "SUBSCRIPTION" | "TRANSACTIONS_HISTORY" | "UPI_ACCOUNTS" | "WORKOUTS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type navParts_viewer$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly menu: Menu;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "navParts_viewer";
};
export type navParts_viewer$key = {
  readonly " $data"?: navParts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"navParts_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "navParts_viewer"
};

(node as any).hash = "105e50a4f72ad14f3729c7cb1e3bb229";

export default node;
