/**
 * @generated SignedSource<<d7cb002b1957fe830d55b81ff3bdb5ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useItemFacts_item$data = {
  readonly __typename: string;
  readonly employeePercentage: string;
  readonly gstFromSetting: boolean;
  readonly gstPercentage: string;
  readonly listPrice: string | null | undefined;
  readonly mrp?: string | null | undefined;
  readonly offer: string | null | undefined;
  readonly percentagePoints: boolean;
  readonly points: string;
  readonly priceAtTill: boolean;
  readonly taxInclusive: boolean;
  readonly unit: string;
  readonly " $fragmentType": "useItemFacts_item";
};
export type useItemFacts_item$key = {
  readonly " $data"?: useItemFacts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useItemFacts_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useItemFacts_item",
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
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceAtTill",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mrp",
          "storageKey": null
        }
      ],
      "type": "Product",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxInclusive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstFromSetting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentagePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeePercentage",
      "storageKey": null
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};

(node as any).hash = "307907a769a9910e4d87b18773794fe4";

export default node;
