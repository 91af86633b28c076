/**
 * @generated SignedSource<<91c499e071edd23b2984a5de3deb3036>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Services_garments$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"GarmentChoice_garments">;
  readonly " $fragmentType": "Services_garments";
}>;
export type Services_garments$key = ReadonlyArray<{
  readonly " $data"?: Services_garments$data;
  readonly " $fragmentSpreads": FragmentRefs<"Services_garments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Services_garments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GarmentChoice_garments"
    }
  ],
  "type": "Garment",
  "abstractKey": null
};

(node as any).hash = "ec287dc9f18d3ab572f2718f1052c949";

export default node;
