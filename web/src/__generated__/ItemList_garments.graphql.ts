/**
 * @generated SignedSource<<b8dea61474bba67094d7bd1f041680e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemList_garments$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly price: string;
  readonly version: string;
  readonly " $fragmentType": "ItemList_garments";
}>;
export type ItemList_garments$key = ReadonlyArray<{
  readonly " $data"?: ItemList_garments$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemList_garments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ItemList_garments",
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
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Garment",
  "abstractKey": null
};

(node as any).hash = "2b01401e86ba72c295e0cac8585cecf1";

export default node;
