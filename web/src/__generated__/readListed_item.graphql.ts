/**
 * @generated SignedSource<<97024f4d3feb168bcbfe6e69151ca485>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readListed_item$data = {
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly id: string;
  readonly listPrice: string | null | undefined;
  readonly offer: string | null | undefined;
  readonly priceAtTill: boolean;
  readonly sku: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "readListed_item";
};
export type readListed_item$key = {
  readonly " $data"?: readListed_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"readListed_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readListed_item"
};

(node as any).hash = "b64d5ee541f09c0a32df47799d6e6da9";

export default node;
