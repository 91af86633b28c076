/**
 * @generated SignedSource<<38fc2d8bb7395bf6b93d2a3e3e013041>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DetailFields_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form">;
  readonly " $fragmentType": "DetailFields_form";
};
export type DetailFields_form$key = {
  readonly " $data"?: DetailFields_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailFields_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailFields_form",
  "selections": [
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

(node as any).hash = "7fddcba5f6260584af6bcc2dbfacdcd8";

export default node;
