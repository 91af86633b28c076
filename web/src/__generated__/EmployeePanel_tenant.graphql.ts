/**
 * @generated SignedSource<<d4b9428600bc9142629818aeaacd2473>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeePanel_tenant$data = {
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"NewEmployee_form" | "OpenEmployee_form">;
  } | null | undefined;
  readonly " $fragmentType": "EmployeePanel_tenant";
};
export type EmployeePanel_tenant$key = {
  readonly " $data"?: EmployeePanel_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeePanel_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeePanel_tenant",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "name",
          "value": "employees"
        }
      ],
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewEmployee_form"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenEmployee_form"
        }
      ],
      "storageKey": "form(name:\"employees\")"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "3e2215f6175f6e858f1393ac386d120a";

export default node;
