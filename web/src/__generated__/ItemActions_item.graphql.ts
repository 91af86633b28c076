/**
 * @generated SignedSource<<87255a72750567444290e6c40be106d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ItemActions_item$data = {
  readonly id: string;
  readonly inMarketplace?: boolean;
  readonly status: CatalogueStatus;
  readonly title: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "ItemActions_item";
};
export type ItemActions_item$key = {
  readonly " $data"?: ItemActions_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ItemActions_item"
};

(node as any).hash = "200bb72150468c3aeae37d151c992a03";

export default node;
