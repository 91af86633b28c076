/**
 * @generated SignedSource<<eb5bae7545a67135cdd7033efdfe3c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSlips_order$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "OrderSlips_order";
};
export type OrderSlips_order$key = {
  readonly " $data"?: OrderSlips_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSlips_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSlips_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "24e938a6aa3b462ce45ab1db4c5151bf";

export default node;
