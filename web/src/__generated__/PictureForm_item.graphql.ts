/**
 * @generated SignedSource<<92d88c76b1fd7a4bdccb92e3b9763601>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PictureForm_item$data = {
  readonly __typename: string;
  readonly id: string;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "PictureForm_item";
};
export type PictureForm_item$key = {
  readonly " $data"?: PictureForm_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureForm_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureForm_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};

(node as any).hash = "6966d97e743c2ab9661df3fedd2d8568";

export default node;
