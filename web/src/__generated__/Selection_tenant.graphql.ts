/**
 * @generated SignedSource<<22537a0957eb9cd69bc0624b9ab053fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Selection_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant" | "CustomerPicker_tenant">;
  readonly " $fragmentType": "Selection_tenant";
};
export type Selection_tenant$key = {
  readonly " $data"?: Selection_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Selection_tenant">;
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
  "name": "Selection_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BilledBy_tenant"
    },
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

(node as any).hash = "02ac14d9b9197e680e2611b9881ab566";

export default node;
