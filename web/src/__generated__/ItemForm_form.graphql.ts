/**
 * @generated SignedSource<<ebadd3a7612b93e8fd714c441eee446d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemForm_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicForm_form" | "ItemFields_form" | "useDynamicForm_form">;
  readonly " $fragmentType": "ItemForm_form";
};
export type ItemForm_form$key = {
  readonly " $data"?: ItemForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemForm_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DynamicForm_form"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemFields_form"
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

(node as any).hash = "6c917960fe81184db3724dd391a5a9bc";

export default node;
