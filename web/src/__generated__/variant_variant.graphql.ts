/**
 * @generated SignedSource<<0a6ed1bbf17bb414e163006720b683cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type variant_variant$data = {
  readonly available: string;
  readonly coating: string | null | undefined;
  readonly color: string | null | undefined;
  readonly gstPercentage: string;
  readonly id: string;
  readonly power: string | null | undefined;
  readonly price: string;
  readonly size: string | null | undefined;
  readonly sku: string;
  readonly " $fragmentType": "variant_variant";
};
export type variant_variant$key = {
  readonly " $data"?: variant_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"variant_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "variant_variant"
};

(node as any).hash = "b367464e9dd3a2fb8e60bc9b5a9e5219";

export default node;
