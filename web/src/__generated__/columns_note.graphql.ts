/**
 * @generated SignedSource<<6ae6dc97dfdc5dd7748544ce4bd6659b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"settledText_note">;
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

(node as any).hash = "6020ab0a3c1d492aa5b5fcef47419e19";

export default node;
