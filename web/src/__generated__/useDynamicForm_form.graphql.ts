/**
 * @generated SignedSource<<6f726a046204d8093a3afeb0775f0f2b>>
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
    readonly accept: string | null | undefined;
    readonly disabled: boolean;
    readonly label: string;
    readonly multiple: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly required: boolean;
    readonly subtype: string | null | undefined;
    readonly type: FormFieldType;
  }>;
  readonly name: string;
  readonly " $fragmentType": "useDynamicForm_form";
};
export type useDynamicForm_form$key = {
  readonly " $data"?: useDynamicForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDynamicForm_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDynamicForm_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "name": "disabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiple",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtype",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accept",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "6319f583eaaca7beda84607294ba58b3";

export default node;
