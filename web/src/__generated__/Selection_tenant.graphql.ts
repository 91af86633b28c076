/**
 * @generated SignedSource<<c7ae66994ab95bee42f08eb9b859f1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Selection_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant" | "CustomerPicker_tenant" | "WalkInChoice_tenant">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WalkInChoice_tenant"
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

(node as any).hash = "9f212f28589e3aa1bf4292890316a61e";

export default node;
