/**
 * @generated SignedSource<<805d35f5ac9fbe854eff6bbb81a8275d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemFacts_item$data = {
  readonly available?: string;
  readonly image: string | null | undefined;
  readonly inMarketplace?: boolean;
  readonly isLow?: boolean;
  readonly lowStock?: string | null | undefined;
  readonly title: string;
  readonly tracksStock?: boolean;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"useItemFacts_item">;
  readonly " $fragmentType": "ItemFacts_item";
};
export type ItemFacts_item$key = {
  readonly " $data"?: ItemFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFacts_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFacts_item",
  "selections": [
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
      "name": "unit",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracksStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inMarketplace",
          "storageKey": null
        }
      ],
      "type": "Product",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useItemFacts_item"
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};

(node as any).hash = "9d1217d2b03ddd24d0a651bc6041a93d";

export default node;
