/**
 * @generated SignedSource<<71af43a9c059e7cb84cff5e1650b6788>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewVariantForm_form$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "useDynamicForm_form">;
  readonly " $fragmentType": "NewVariantForm_form";
};
export type NewVariantForm_form$key = {
  readonly " $data"?: NewVariantForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewVariantForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewVariantForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
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

(node as any).hash = "974eea17b1e52167e972aab6a65f1437";

export default node;
