/**
 * @generated SignedSource<<60dfda5cbd6993f3c8ccf9fba925b029>>
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
  readonly lowStock: string | null | undefined;
  readonly price: string;
  readonly sku: string | null | undefined;
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

(node as any).hash = "cd07ed3a04e173fe5ba0c4ad2c52a090";

export default node;
