/**
 * @generated SignedSource<<6e4406f405acd0358e32f13471e2c8db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerRows_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPicker_tenant">;
  readonly " $fragmentType": "CustomerRows_tenant";
};
export type CustomerRows_tenant$key = {
  readonly " $data"?: CustomerRows_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRows_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerRows_tenant",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CustomerPicker_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "b4e42ade35d6bbf6abbd7b74b860e483";

export default node;
