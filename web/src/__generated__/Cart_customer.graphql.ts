/**
 * @generated SignedSource<<dee7e3ca2cac89a8dc160e87742b8673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cart_customer$data = {
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTerms_customer">;
  readonly " $fragmentType": "Cart_customer";
};
export type Cart_customer$key = {
  readonly " $data"?: Cart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cart_customer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartTerms_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "17e8b29771e9dc250a356cdb4397b38a";

export default node;
