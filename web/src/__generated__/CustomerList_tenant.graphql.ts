/**
 * @generated SignedSource<<7af4d117f18ade056bd67b7415cdd1b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPicker_tenant">;
  readonly " $fragmentType": "CustomerList_tenant";
};
export type CustomerList_tenant$key = {
  readonly " $data"?: CustomerList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerList_tenant">;
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
  "name": "CustomerList_tenant",
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

(node as any).hash = "51622bd33f354d444bed27516749ac67";

export default node;
