/**
 * @generated SignedSource<<5a06751d8beb1d2b892000b8941266e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tenantSettings_settings$data = {
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

(node as any).hash = "7a2c93a9a01a594985e4d3a10f0f5d41";

export default node;
