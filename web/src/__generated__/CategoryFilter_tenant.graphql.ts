/**
 * @generated SignedSource<<0b1c6aac40106321ed8e15c585a1075b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CatalogueKind = "PRODUCT" | "SERVICE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CategoryFilter_tenant$data = {
  readonly categories: ReadonlyArray<{
    readonly kind: CatalogueKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CategoryFilter_tenant";
};
export type CategoryFilter_tenant$key = {
  readonly " $data"?: CategoryFilter_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryFilter_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryFilter_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "e8c7d21821d45c5cbe2d1d538de5752c";

export default node;
