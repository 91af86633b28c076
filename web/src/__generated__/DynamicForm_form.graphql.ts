/**
 * @generated SignedSource<<ba35cc3bfac40be70eb3a965893cb83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DynamicForm_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDynamicForm_form">;
  readonly " $fragmentType": "DynamicForm_form";
};
export type DynamicForm_form$key = {
  readonly " $data"?: DynamicForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DynamicForm_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDynamicForm_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "c0718c243bb7bd5be6a90bc923ebe8b9";

export default node;
