/**
 * @generated SignedSource<<eaaed67fff9d85770146bb741ab96bda>>
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

(node as any).hash = "e23f5893843185f8f643e6d356a468f2";

export default node;
