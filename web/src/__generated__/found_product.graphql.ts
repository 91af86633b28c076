/**
 * @generated SignedSource<<8fb5b7a6e4073525f675229f8f46c0aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type found_product$data = {
  readonly available: string;
  readonly gstPercentage: string;
  readonly hasVariants: boolean;
  readonly id: string;
  readonly price: string;
  readonly taxInclusive: boolean;
  readonly title: string;
  readonly tracksStock: boolean;
  readonly unit: string;
  readonly variants: ReadonlyArray<{
    readonly available: string;
    readonly gstPercentage: string;
    readonly id: string;
    readonly price: string;
    readonly sku: string;
  }> | null | undefined;
  readonly " $fragmentType": "found_product";
};
export type found_product$key = {
  readonly " $data"?: found_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"found_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "found_product"
};

(node as any).hash = "c6203f1835dcbe556491ef5e5193a15d";

export default node;
