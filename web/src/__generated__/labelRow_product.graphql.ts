/**
 * @generated SignedSource<<7be750e8a2d4edce9e880942a7eb9b02>>
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
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly taxInclusive: boolean;
  readonly title: string;
  readonly tracksStock: boolean;
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

(node as any).hash = "66ed8ade161583ffba157b25e8ff4a21";

export default node;
