/**
 * @generated SignedSource<<1e02711ba45968511dfadb75eb162c24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerPicker_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCustomerPages_tenant">;
  readonly " $fragmentType": "CustomerPicker_tenant";
};
export type CustomerPicker_tenant$key = {
  readonly " $data"?: CustomerPicker_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPicker_tenant">;
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
  "name": "CustomerPicker_tenant",
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
      "name": "useCustomerPages_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "d23e010fec1cf9e62ccb235ab8a15501";

export default node;
