/**
 * @generated SignedSource<<5453f771f41f365a758650ea172b5d9a>>
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
  readonly mrp: string | null | undefined;
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

(node as any).hash = "1837222bc550f35633b3a8f8337014aa";

export default node;
