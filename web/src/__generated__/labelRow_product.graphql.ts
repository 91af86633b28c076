/**
 * @generated SignedSource<<b3a71d5ddddc3cb3254457f999f49aa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type labelRow_product$data = {
  readonly available: string;
  readonly barcode: string | null | undefined;
  readonly gstPercentage: string;
  readonly id: string;
  readonly labelPath: string;
  readonly mrp: string | null | undefined;
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly taxInclusive: boolean;
  readonly title: string;
  readonly tracksStock: boolean;
  readonly type: string | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly available: string;
    readonly barcode: string | null | undefined;
    readonly coating: string | null | undefined;
    readonly color: string | null | undefined;
    readonly gstPercentage: string;
    readonly id: string;
    readonly labelPath: string;
    readonly mrp: string;
    readonly power: string | null | undefined;
    readonly price: string;
    readonly size: string | null | undefined;
    readonly sku: string;
  }> | null | undefined;
  readonly " $fragmentType": "labelRow_product";
};
export type labelRow_product$key = {
  readonly " $data"?: labelRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"labelRow_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "labelRow_product"
};

(node as any).hash = "8d61c92e6a4d13e72029ec5e8bd4b240";

export default node;
