/**
 * @generated SignedSource<<78eea60989c26bf8efd765188ec0826f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VariantFields_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form">;
  readonly " $fragmentType": "VariantFields_form";
};
export type VariantFields_form$key = {
  readonly " $data"?: VariantFields_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantFields_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantFields_form",
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

(node as any).hash = "d8a28a0e3accaf05d699aa7bcca1f4f8";

export default node;
