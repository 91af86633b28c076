/**
 * @generated SignedSource<<66b23e24175f274c31cbf60d52b12410>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmployeeForm_form$data = {
  readonly fields: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form" | "ReportingFields_form">;
  readonly " $fragmentType": "EmployeeForm_form";
};
export type EmployeeForm_form$key = {
  readonly " $data"?: EmployeeForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployeeForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
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
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportingFields_form"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DynamicForm_form"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DynamicFields_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "2fd0cf34bb5e261f54e120e70a7d8099";

export default node;
