/**
 * @generated SignedSource<<b7e69ef1eb5e6c75c45910a37c74447f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type entry_product$data = {
  readonly available: string;
  readonly barcode: string | null | undefined;
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly hasVariants: boolean;
  readonly hsn: string | null | undefined;
  readonly id: string;
  readonly image: string | null | undefined;
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly taxInclusive: boolean;
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

(node as any).hash = "09e482c255d5794ffec29dd680cefb0a";

export default node;
