/**
 * @generated SignedSource<<bc60780164fb5402d82ff12fd1428764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FormFieldType = "AUTOCOMPLETE" | "CHECKBOX_GROUP" | "DATE" | "FILE" | "NUMBER" | "RADIO_GROUP" | "SELECT" | "TEXT" | "TEXTAREA" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useDynamicForm_form$data = {
  readonly fields: ReadonlyArray<{
    readonly label: string;
    readonly multiple: boolean;
    readonly name: string;
    readonly required: boolean;
    readonly type: FormFieldType;
  }>;
  readonly " $fragmentType": "useDynamicForm_form";
};
export type useDynamicForm_form$key = {
  readonly " $data"?: useDynamicForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDynamicForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDynamicForm_form",
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
          "name": "type",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiple",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "c5c8d016cf19f686bc4fab7deb960b08";

export default node;
