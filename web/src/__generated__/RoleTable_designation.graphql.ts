/**
 * @generated SignedSource<<fdc70fbf8f43cfaa161ef15179bec235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Menu = "BILLING" | "BILLING_HISTORY" | "BILLS_AND_TAX" | "BRANCHES" | "CALENDAR" | "CREATE_ORDER" | "CUSTOMERS" | "DASHBOARD" | "DEFAULT_ITEMS" | "DIET_PLANS" | "EMPLOYEES" | "GYM_RESOURCES" | "HIERARCHY" | "MAP" | "MARKETING" | "MEMBERS" | "OPTICAL_PRODUCTS" | "ORDER_LIST" | "PATTERNS" | "PATTERN_SETTINGS" | "PERMISSIONS" | "PRODUCTS" | "PROFILE" | "REPORTS" | "REPORTS_PAGE" | "SERVICES" | "SETTINGS" | "SUBSCRIPTION" | "TRANSACTIONS_HISTORY" | "UPI_ACCOUNTS" | "WORKOUTS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RoleTable_designation$data = {
  readonly id: string;
  readonly name: string;
  readonly permissions: {
    readonly rules: ReadonlyArray<{
      readonly create: boolean;
      readonly delete: boolean;
      readonly edit: boolean;
      readonly menu: Menu;
      readonly view: boolean;
    }>;
    readonly version: number;
  };
  readonly viewerCanPermit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RoleHead_designation">;
  readonly " $fragmentType": "RoleTable_designation";
};
export type RoleTable_designation$key = {
  readonly " $data"?: RoleTable_designation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleTable_designation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleTable_designation",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPermit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Permissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuRule",
          "kind": "LinkedField",
          "name": "rules",
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
              "name": "view",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "create",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "edit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delete",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleHead_designation"
    }
  ],
  "type": "Designation",
  "abstractKey": null
};

(node as any).hash = "88d8aece3756c5375a325a83bd888b00";

export default node;
