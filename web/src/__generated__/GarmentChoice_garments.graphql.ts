/**
 * @generated SignedSource<<d6e476c2fd5fad5a98783d35b47079e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GarmentChoice_garments$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "GarmentChoice_garments";
}>;
export type GarmentChoice_garments$key = ReadonlyArray<{
  readonly " $data"?: GarmentChoice_garments$data;
  readonly " $fragmentSpreads": FragmentRefs<"GarmentChoice_garments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GarmentChoice_garments",
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
    }
  ],
  "type": "Garment",
  "abstractKey": null
};

(node as any).hash = "b2f694ccff88533a50ac1ffc65817208";

export default node;
