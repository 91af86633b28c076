/**
 * @generated SignedSource<<c3effd90f8d26988d83822549c8ebd7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppointmentForm_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DynamicFields_form" | "DynamicForm_form">;
  readonly " $fragmentType": "AppointmentForm_form";
};
export type AppointmentForm_form$key = {
  readonly " $data"?: AppointmentForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentForm_form",
  "selections": [
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

(node as any).hash = "5ed2fa2456be857608008e93d00c284c";

export default node;
