/**
 * @generated SignedSource<<2363442e1fcc0fa218092ebea26cb984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DynamicFields_form$data = {
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"DynamicField_field">;
  }>;
  readonly " $fragmentType": "DynamicFields_form";
};
export type DynamicFields_form$key = {
  readonly " $data"?: DynamicFields_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DynamicFields_form",
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

(node as any).hash = "510a6ca03878bf62bd8df86937be7063";

export default node;
