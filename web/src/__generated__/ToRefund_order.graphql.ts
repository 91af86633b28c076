/**
 * @generated SignedSource<<36c6e65825824dbfc3a1dc7cf6b855d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ToRefund_order$data = {
  readonly id: string;
  readonly number: string;
  readonly toRefund: string;
  readonly " $fragmentType": "ToRefund_order";
};
export type ToRefund_order$key = {
  readonly " $data"?: ToRefund_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToRefund_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToRefund_order",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toRefund",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "feb7c43efca859fc1d624230279d3e53";

export default node;
