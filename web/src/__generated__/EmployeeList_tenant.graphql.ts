/**
 * @generated SignedSource<<1801c5dbd057668969992edb705a948a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeeList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmployeePanel_tenant" | "useEmployees_tenant">;
  readonly " $fragmentType": "EmployeeList_tenant";
};
export type EmployeeList_tenant$key = {
  readonly " $data"?: EmployeeList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeList_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEmployees_tenant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmployeePanel_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "7d990550d2c4548a70243b4ea32226e4";

export default node;
