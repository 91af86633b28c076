/**
 * @generated SignedSource<<87058cb5d7074956b19611e43f4467fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueKind = "PRODUCT" | "SERVICE" | "%future added value";
export type GstSupply = "B2B" | "B2C" | "COMPOSITION" | "NONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_gstRow$data = {
  readonly cgst: string;
  readonly documents: number;
  readonly gstin: string | null | undefined;
  readonly hsn: string | null | undefined;
  readonly igst: string;
  readonly kind: CatalogueKind | null | undefined;
  readonly name: string | null | undefined;
  readonly placeOfSupply: string | null | undefined;
  readonly quantity: string | null | undefined;
  readonly rate: string;
  readonly sgst: string;
  readonly supply: GstSupply;
  readonly taxable: string;
  readonly total: string;
  readonly unit: string | null | undefined;
  readonly " $fragmentType": "columns_gstRow";
};
export type columns_gstRow$key = {
  readonly " $data"?: columns_gstRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_gstRow">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_gstRow"
};

(node as any).hash = "ccb757f27c8d6807c6dcb429603cd6b4";

export default node;
