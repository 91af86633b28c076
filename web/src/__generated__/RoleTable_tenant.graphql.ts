/**
 * @generated SignedSource<<26499c36c37f9bc935d3e369728e8adb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Menu = "BILLING" | "BILLING_HISTORY" | "BILLS_AND_TAX" | "BRANCHES" | "CALENDAR" | "CREATE_ORDER" | "CUSTOMERS" | "DASHBOARD" | "DEFAULT_ITEMS" | "DIET_PLANS" | "EMPLOYEES" | "GYM_RESOURCES" | "HIERARCHY" | "MAP" | "MARKETING" | "MEMBERS" | "OPTICAL_PRODUCTS" | "ORDER_LIST" | "PATTERNS" | "PATTERN_SETTINGS" | "PERMISSIONS" | "PRODUCTS" | "PROFILE" | "REPORTS" | "REPORTS_PAGE" | "SERVICES" | "SETTINGS" | "SUBSCRIPTION" | "TRANSACTIONS_HISTORY" | "UPI_ACCOUNTS" | "WORKOUTS" | "%future added value";
export type RightFlag = "CREATE" | "DELETE" | "EDIT" | "VIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RoleTable_tenant$data = {
  readonly rightMenus: ReadonlyArray<{
    readonly group: string | null | undefined;
    readonly menu: Menu;
    readonly name: string;
    readonly viewerHolds: ReadonlyArray<RightFlag>;
  }>;
  readonly " $fragmentType": "RoleTable_tenant";
};
export type RoleTable_tenant$key = {
  readonly " $data"?: RoleTable_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleTable_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleTable_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RightMenu",
      "kind": "LinkedField",
      "name": "rightMenus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "menu",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerHolds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "d7b012a5e8ae026d52802d0bd9703f77";

export default node;
