/**
 * @generated SignedSource<<2c7d2ab0e887c5d32e4b9c34a295378e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type productColumns_product$data = {
  readonly available: string;
  readonly category: string | null | undefined;
  readonly inMarketplace: boolean;
  readonly isLow: boolean;
  readonly points: string;
  readonly sku: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly tracksStock: boolean;
  readonly traits?: {
    readonly " $fragmentSpreads": FragmentRefs<"traits_product">;
  } | null | undefined;
  readonly " $fragmentType": "productColumns_product";
};
export type productColumns_product$key = {
  readonly " $data"?: productColumns_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productColumns_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productColumns_product"
};

(node as any).hash = "866e2e1a32ba5901232da57404bc4e9c";

export default node;
