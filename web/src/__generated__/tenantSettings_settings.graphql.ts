/**
 * @generated SignedSource<<ca954f6b8d5f7b4c5409ae0bcd646d7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type BillPaper = "PAGE" | "THERMAL_58" | "THERMAL_80" | "%future added value";
export type PageSize = "A4" | "A5" | "LETTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type tenantSettings_settings$data = {
  readonly billPaper: BillPaper;
  readonly disclaimer: string;
  readonly discountBeforeTax: boolean;
  readonly employeesAddContacts: boolean;
  readonly employeesBillByMobile: boolean;
  readonly employeesDeleteInvoices: boolean;
  readonly employeesDeleteOrders: boolean;
  readonly employeesEditInvoices: boolean;
  readonly employeesEditOrders: boolean;
  readonly employeesSeeAllContacts: boolean;
  readonly employeesSeeCustomerDetails: boolean;
  readonly gstPercentage: string;
  readonly hsnOnSlip: boolean;
  readonly keepRoutesDays: number;
  readonly pageSize: PageSize;
  readonly printAtOnce: boolean;
  readonly remindOfAppointmentsBefore: number;
  readonly remindOfTasksAt: string;
  readonly roundOff: boolean;
  readonly shareRoutesFrom: string;
  readonly shareRoutesUntil: string;
  readonly " $fragmentType": "tenantSettings_settings";
};
export type tenantSettings_settings$key = {
  readonly " $data"?: tenantSettings_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"tenantSettings_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "tenantSettings_settings"
};

(node as any).hash = "565d54ace3e37fa5976a4e305c296156";

export default node;
