/**
 * @generated SignedSource<<9dc5afae9b7348b5126337042b6b2166>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DetailFields_form">;
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
      "name": "DetailFields_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "6a01b71ca618e45bdb393c66e19b9000";

export default node;
