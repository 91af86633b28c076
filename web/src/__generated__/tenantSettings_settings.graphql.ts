/**
 * @generated SignedSource<<31fe0b5f54cd3435594117487b14735f>>
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
  readonly commissionBeforeTax: boolean;
  readonly commissionByDesignation: boolean;
  readonly commissionOnMoney: boolean;
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
  readonly maxDiscount: string | null | undefined;
  readonly maxPriceCut: string | null | undefined;
  readonly neverBelowCost: boolean;
  readonly pageSize: PageSize;
  readonly photoBeforeReady: boolean;
  readonly pointValue: string;
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

(node as any).hash = "1f072e264be90c0833eff8878e43b986";

export default node;
