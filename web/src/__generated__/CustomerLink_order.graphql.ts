/**
 * @generated SignedSource<<a8d846f54ff10a809c0582915ec79525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerLink_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LinkDialog_order">;
  readonly " $fragmentType": "CustomerLink_order";
};
export type CustomerLink_order$key = {
  readonly " $data"?: CustomerLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerLink_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerLink_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fc5edc7a5e801b6b315f6932e5df354f";

export default node;
