/**
 * @generated SignedSource<<424d086888f1042984bb0798fe1a96f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type entry_product$data = {
  readonly alsoCalled: string | null | undefined;
  readonly available: string;
  readonly barcode: string | null | undefined;
  readonly brand: string | null | undefined;
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly hasVariants: boolean;
  readonly hsn: string | null | undefined;
  readonly id: string;
  readonly lowStock: string | null | undefined;
  readonly price: string;
  readonly priceAtTill: boolean;
  readonly sku: string | null | undefined;
  readonly soldLately: number;
  readonly taxInclusive: boolean;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly tracksStock: boolean;
  readonly unit: string;
  readonly " $fragmentType": "entry_product";
};
export type entry_product$key = {
  readonly " $data"?: entry_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"entry_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entry_product"
};

(node as any).hash = "a9174f95e71f5f3809d5b87aa30cd917";

export default node;
