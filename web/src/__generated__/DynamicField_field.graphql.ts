/**
 * @generated SignedSource<<50b401595634868eb5c8775fce00ec85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FormFieldType = "AUTOCOMPLETE" | "CHECKBOX_GROUP" | "DATE" | "FILE" | "NUMBER" | "RADIO_GROUP" | "SELECT" | "TEXT" | "TEXTAREA" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DynamicField_field$data = {
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
  readonly " $fragmentType": "DynamicField_field";
};
export type DynamicField_field$key = {
  readonly " $data"?: DynamicField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"DynamicField_field">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "DynamicField_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
  "type": "FormField",
  "abstractKey": null
};
})();

(node as any).hash = "615dcba34568c71d9e8b0b1620f95dce";

export default node;
