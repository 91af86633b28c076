/**
 * @generated SignedSource<<d38194de223b2f5f05e96acacfc86a5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AmountPage_customer$data = {
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "AmountPage_customer";
};
export type AmountPage_customer$key = {
  readonly " $data"?: AmountPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountPage_customer",
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
      "name": "mobile",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5f5cb57348f82abf206b9f3d5b661e34";

export default node;
