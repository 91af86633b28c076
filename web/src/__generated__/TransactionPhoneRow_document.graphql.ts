/**
 * @generated SignedSource<<fc089f34e6ce35f1759823a00bf20bbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type OrderState = "COMPLETED" | "IN_PROCESS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TransactionPhoneRow_document$data = {
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly orderState: OrderState | null | undefined;
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

(node as any).hash = "bd86ac5b5c1e686523a3c98137e2d1e2";

export default node;
