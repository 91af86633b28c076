/**
 * @generated SignedSource<<f893839c31e5257c4406d0706086af66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShownItem_item$data = {
  readonly category: string | null | undefined;
  readonly id: string;
  readonly inMarketplace?: boolean;
  readonly sku: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly title: string;
  readonly viewerCanAssignPoints?: boolean;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanEditVariants?: boolean;
  readonly " $fragmentType": "ShownItem_item";
};
export type ShownItem_item$key = {
  readonly " $data"?: ShownItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShownItem_item",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inMarketplace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanEditVariants",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAssignPoints",
          "storageKey": null
        }
      ],
      "type": "Product",
      "abstractKey": null
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};

(node as any).hash = "170bbd733d3f6d4ae57a967fb4ab13f3";

export default node;
