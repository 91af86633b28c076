/**
 * @generated SignedSource<<ca2f9d2216a4f95e41754f8e4202bd71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type OrderState = "COMPLETED" | "IN_PROCESS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly order: {
    readonly __typename: "Order";
  } | null | undefined;
  readonly orderState: OrderState | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStateTag_document" | "TransactionTag_document" | "TrashActs_document">;
  readonly " $fragmentType": "columns_document";
};
export type columns_document$key = {
  readonly " $data"?: columns_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_document"
};

(node as any).hash = "2602832225af9ac21414f8dad236227f";

export default node;
