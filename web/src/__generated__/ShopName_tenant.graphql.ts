/**
 * @generated SignedSource<<a6e05bc5f6a8f6d8dd9c29737c2e0ee3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShopName_tenant$data = {
  readonly city: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ShopName_tenant";
};
export type ShopName_tenant$key = {
  readonly " $data"?: ShopName_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopName_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopName_tenant",
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
      "name": "city",
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "a32bd2a634d5aeed58e97e54d1078096";

export default node;
