/**
 * @generated SignedSource<<c2f34e59eee9c6e75d6dd67b8fee53c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssignDialog_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssignForm_order">;
  readonly " $fragmentType": "AssignDialog_order";
};
export type AssignDialog_order$key = {
  readonly " $data"?: AssignDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignDialog_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0f2efec4931ba687017cf4606c27568c";

export default node;
