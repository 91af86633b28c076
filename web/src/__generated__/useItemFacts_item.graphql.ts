/**
 * @generated SignedSource<<2001f45cdbed8c1f595ef80514086812>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useItemFacts_item$data = {
  readonly employeePercentage: string;
  readonly gstFromSetting: boolean;
  readonly gstPercentage: string;
  readonly listPrice: string | null | undefined;
  readonly offer: string | null | undefined;
  readonly percentagePoints: boolean;
  readonly points: string;
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

(node as any).hash = "3cfec8a4621d937f8e35881850294a07";

export default node;
