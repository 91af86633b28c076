/**
 * @generated SignedSource<<79f52a211a2c937ad63c2507c4677f10>>
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

(node as any).hash = "624abc44c05b3669db61bf8f169141fd";

export default node;
