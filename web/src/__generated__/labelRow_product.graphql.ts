/**
 * @generated SignedSource<<8f90f8f82a4105a2c4be9897da175df5>>
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

(node as any).hash = "e3427e4e74189e0c78071b3612ff7621";

export default node;
