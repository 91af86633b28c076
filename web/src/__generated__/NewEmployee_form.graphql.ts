/**
 * @generated SignedSource<<0abf2d28465f3d8e987d20e707b47ac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewEmployee_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmployeeForm_form">;
  readonly " $fragmentType": "NewEmployee_form";
};
export type NewEmployee_form$key = {
  readonly " $data"?: NewEmployee_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewEmployee_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewEmployee_form",
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

(node as any).hash = "5757157552588a2d3e76f9262b12eff6";

export default node;
