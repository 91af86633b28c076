/**
 * @generated SignedSource<<361067e5c6e26c948d86892b0b27fb7e>>
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
  readonly bank: string | null | undefined;
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

(node as any).hash = "7ccc45f89cfa15c9be3796d4446f9766";

export default node;
