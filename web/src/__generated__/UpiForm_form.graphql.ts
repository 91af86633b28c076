/**
 * @generated SignedSource<<336606e3919b89a81d33f105e9f03b75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpiForm_form$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "useDynamicForm_form">;
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

(node as any).hash = "db917ef4292afd7dfea30747078071a4";

export default node;
