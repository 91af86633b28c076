/**
 * @generated SignedSource<<d0510276ac319e114f5db1ae43175b6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenEmployee_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeForm_form">;
  readonly " $fragmentType": "OpenEmployee_form";
};
export type OpenEmployee_form$key = {
  readonly " $data"?: OpenEmployee_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenEmployee_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenEmployee_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmployeeForm_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "0041c1a7bf0aa7f9c3f38cf667d940cf";

export default node;
