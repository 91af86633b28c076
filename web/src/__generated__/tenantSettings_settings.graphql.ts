/**
 * @generated SignedSource<<ae19515e9f7e13f752783b92295ec28a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tenantSettings_settings$data = {
  readonly disclaimer: string;
  readonly employeesAddContacts: boolean;
  readonly employeesDeleteInvoices: boolean;
  readonly employeesDeleteOrders: boolean;
  readonly employeesEditInvoices: boolean;
  readonly employeesEditOrders: boolean;
  readonly employeesSeeAllContacts: boolean;
  readonly employeesSeeCustomerDetails: boolean;
  readonly gstPercentage: string;
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

(node as any).hash = "ffa25126d59d747f01c6d9a05df58b56";

export default node;
