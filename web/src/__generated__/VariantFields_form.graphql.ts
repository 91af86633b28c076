/**
 * @generated SignedSource<<54cd2a7fbd8ab168876511570c4e0b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VariantFields_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form" | "useDynamicForm_form">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDynamicForm_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "351429db7f60ee8ec9d78625d035a453";

export default node;
