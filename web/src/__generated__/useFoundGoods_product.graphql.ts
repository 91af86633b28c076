/**
 * @generated SignedSource<<df8e7ba225d799ce685c6f7f0b6b1ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFoundGoods_product$data = {
  readonly available: string;
  readonly hasVariants: boolean;
  readonly id: string;
  readonly title: string;
  readonly tracksStock: boolean;
  readonly unit: string;
  readonly variants: ReadonlyArray<{
    readonly available: string;
    readonly id: string;
    readonly sku: string;
  }> | null | undefined;
  readonly " $fragmentType": "useFoundGoods_product";
};
export type useFoundGoods_product$key = {
  readonly " $data"?: useFoundGoods_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFoundGoods_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFoundGoods_product"
};

(node as any).hash = "fbceb242b31473a54f2f97fb6db2464f";

export default node;
