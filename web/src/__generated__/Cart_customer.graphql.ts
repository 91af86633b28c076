/**
 * @generated SignedSource<<3a7ce8491d0e22a6543d3ad0f3e6342c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cart_customer$data = {
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

(node as any).hash = "3267295a6936245dd3d2531c811a1c67";

export default node;
