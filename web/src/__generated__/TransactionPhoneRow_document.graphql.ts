/**
 * @generated SignedSource<<a1ea5d0fca9ff676b702dcd8cd8fa74b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TransactionPhoneRow_document$data = {
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTag_document">;
  readonly " $fragmentType": "TransactionPhoneRow_document";
};
export type TransactionPhoneRow_document$key = {
  readonly " $data"?: TransactionPhoneRow_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionPhoneRow_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TransactionPhoneRow_document"
};

(node as any).hash = "33b57d91f0f4ca6b8f356d7eaee5dade";

export default node;
