/**
 * @generated SignedSource<<428f60925e42fdc7ffecef9db51e216d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Account_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UpiForm_form">;
  readonly " $fragmentType": "Account_form";
};
export type Account_form$key = {
  readonly " $data"?: Account_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"Account_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Account_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpiForm_form"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "1631207751ad0a54aec168969c9ee6d3";

export default node;
