/**
 * @generated SignedSource<<a089472d43249129a5388be27a7717dd>>
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
  readonly image: string | null | undefined;
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
      "name": "image",
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

(node as any).hash = "a0bf9b0743f2e3a1579b732b5cc0963f";

export default node;
