/**
 * @generated SignedSource<<7b321c3ac8db26932d019c958da46742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_receipt$data = {
  readonly amount: string;
  readonly collectedBy: string;
  readonly customerId: string | null | undefined;
  readonly date: string;
  readonly documentId: string | null | undefined;
  readonly mode: PaymentMode;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly person: string;
  readonly reference: string | null | undefined;
  readonly " $fragmentType": "columns_receipt";
};
export type columns_receipt$key = {
  readonly " $data"?: columns_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_receipt">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_receipt"
};

(node as any).hash = "09a50667e52dd01d0b843dcbb54a95ed";

export default node;
