/**
 * @generated SignedSource<<aeb15b57d82b5918177d5cefcae91cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoreDetails_form$data = {
  readonly fields: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
    readonly required: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form">;
  readonly " $fragmentType": "MoreDetails_form";
};
export type MoreDetails_form$key = {
  readonly " $data"?: MoreDetails_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreDetails_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreDetails_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        }
      ],
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

(node as any).hash = "dd6061296c0e738f0461af33afc7d9f8";

export default node;
