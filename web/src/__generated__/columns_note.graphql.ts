/**
 * @generated SignedSource<<4d9bcf653f345d3cc77a3b988715d174>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
export type ReturnReason = "BILLED_WRONG" | "DAMAGED" | "NOT_LIKED" | "OTHER" | "WRONG_ITEM" | "WRONG_SIZE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_note$data = {
  readonly againstDue: string;
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly date: string;
  readonly invoiceNumber: string;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly reason: ReturnReason;
  readonly refundMode: PaymentMode | null | undefined;
  readonly refunded: string;
  readonly total: string;
  readonly " $fragmentType": "columns_note";
};
export type columns_note$key = {
  readonly " $data"?: columns_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_note"
};

(node as any).hash = "0b1e297d65d6c08648330966c21a2023";

export default node;
