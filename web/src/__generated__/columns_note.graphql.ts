/**
 * @generated SignedSource<<7d8f4bf528492b7b89b811e2c1fa5796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ReturnReason = "BILLED_WRONG" | "DAMAGED" | "NOT_LIKED" | "OTHER" | "WRONG_ITEM" | "WRONG_SIZE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_note$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly date: string;
  readonly invoiceNumber: string;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly reason: ReturnReason;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"told_note">;
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

(node as any).hash = "1c0d5c51b19ac003f12960751d6165a2";

export default node;
