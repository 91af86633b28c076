/**
 * @generated SignedSource<<263664116d62c990c06c0fcd30df546b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangeFields_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant" | "CustomerPicker_tenant">;
  readonly " $fragmentType": "ChangeFields_tenant";
};
export type ChangeFields_tenant$key = {
  readonly " $data"?: ChangeFields_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeFields_tenant">;
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
  "name": "ChangeFields_tenant",
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

(node as any).hash = "f01db69d633c78654cca854bd84f1252";

export default node;
