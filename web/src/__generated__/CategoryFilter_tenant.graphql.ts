/**
 * @generated SignedSource<<de5ad2fae305e7a55f5fe9e5c9f37cc3>>
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
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "540d2c82b00058e181867095dc2e98f4";

export default node;
