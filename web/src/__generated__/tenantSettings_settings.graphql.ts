/**
 * @generated SignedSource<<db41a4a638c1d4f5d6b3d9e359447c57>>
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
  readonly pageSize: PageSize;
  readonly printAtOnce: boolean;
  readonly remindOfAppointmentsBefore: number;
  readonly remindOfTasksAt: string;
  readonly roundOff: boolean;
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

(node as any).hash = "1989b53b82a6a231bde477e9750a675c";

export default node;
