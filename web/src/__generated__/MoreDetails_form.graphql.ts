/**
 * @generated SignedSource<<38ae9210329ecc8d799762ca033cebfc>>
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
    readonly " $fragmentSpreads": FragmentRefs<"DynamicField_field">;
  }>;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DynamicField_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "b8a3d1acee10a0afd2067da6dbccdc26";

export default node;
