/**
 * @generated SignedSource<<3ad1073a3a0f3d8d70610636683420b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoneyBar_customer$data = {
  readonly pending: string;
  readonly " $fragmentType": "MoneyBar_customer";
};
export type MoneyBar_customer$key = {
  readonly " $data"?: MoneyBar_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyBar_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyBar_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fd4182cbeeca2932694e1b35cf1270e2";

export default node;
