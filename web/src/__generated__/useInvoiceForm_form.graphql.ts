/**
 * @generated SignedSource<<001f1080454e1f2ba557135731dd5786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvoiceForm_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDynamicForm_form">;
  readonly " $fragmentType": "useInvoiceForm_form";
};
export type useInvoiceForm_form$key = {
  readonly " $data"?: useInvoiceForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvoiceForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useInvoiceForm_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDynamicForm_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "3c65f5bc1b22737bcb436dca115aa4aa";

export default node;
