/**
 * @generated SignedSource<<447e0d47d5dc8e2841bfe13da989dcf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiveButton_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanReceive: boolean;
  readonly " $fragmentType": "ReceiveButton_customer";
};
export type ReceiveButton_customer$key = {
  readonly " $data"?: ReceiveButton_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiveButton_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiveButton_customer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReceive",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "85351ec6d98dc516a97ccf2b698ff225";

export default node;
