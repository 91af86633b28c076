/**
 * @generated SignedSource<<0bb484aa21397eeefa677d5b42ad4fa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
export type OrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderTable_order$data = {
  readonly createdAt: string;
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly deliveryDate: string;
  readonly id: string;
  readonly mayEdit: boolean;
  readonly number: string;
  readonly payment: OrderPaymentStatus;
  readonly pending: string;
  readonly pieces: number;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
  };
  readonly total: string;
  readonly urgent: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceButton_order" | "StageMenu_order" | "StatusMenu_order" | "workers_order">;
  readonly " $fragmentType": "OrderTable_order";
};
export type OrderTable_order$key = {
  readonly " $data"?: OrderTable_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderTable_order"
};

(node as any).hash = "a312c4a59584ed9a716c217cb2e981e6";

export default node;
