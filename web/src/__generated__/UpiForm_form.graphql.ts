/**
 * @generated SignedSource<<01c00ebdfe1e05a29f0ef375934376b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpiForm_form$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form">;
  readonly " $fragmentType": "UpiForm_form";
};
export type UpiForm_form$key = {
  readonly " $data"?: UpiForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpiForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpiForm_form",
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

(node as any).hash = "61290993e81cab62bbbb52b97a97996a";

export default node;
