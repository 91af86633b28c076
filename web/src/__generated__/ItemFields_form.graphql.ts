/**
 * @generated SignedSource<<3b152b53ba34543fccfff6477caa6949>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemFields_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "useDynamicForm_form">;
  readonly " $fragmentType": "ItemFields_form";
};
export type ItemFields_form$key = {
  readonly " $data"?: ItemFields_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFields_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFields_form",
  "selections": [
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

(node as any).hash = "c8699d43e5e8e53ebc21d6cea417b221";

export default node;
