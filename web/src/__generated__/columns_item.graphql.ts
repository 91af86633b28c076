/**
 * @generated SignedSource<<ac2b2580c21a6083f8e4b792b3071b4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_item$data = {
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly listPrice: string | null | undefined;
  readonly mrp?: string | null | undefined;
  readonly offer: string | null | undefined;
  readonly priceAtTill: boolean;
  readonly sku: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item">;
  readonly " $fragmentType": "columns_item";
};
export type columns_item$key = {
  readonly " $data"?: columns_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_item"
};

(node as any).hash = "3c738a4ac096b693b92d86244e4ab565";

export default node;
