/**
 * @generated SignedSource<<d77f5d74877ace45049bb7b188b505db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderEventKind = "ALTERED" | "ASSIGNED" | "CLOTH_RECEIVED" | "CLOTH_RETURNED" | "CREATED" | "DONE" | "EDITED" | "HANDED_OVER" | "INVOICED" | "KEPT" | "PAID" | "REFUNDED" | "STAGE" | "STARTED" | "STATUS" | "TAKEN_BACK" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type eventText_event$data = {
  readonly amount: string | null | undefined;
  readonly collectedBy: string | null | undefined;
  readonly employee: string | null | undefined;
  readonly item: string | null | undefined;
  readonly kind: OrderEventKind;
  readonly limitsLiftedBy: string | null | undefined;
  readonly metres: string | null | undefined;
  readonly mode: PaymentMode | null | undefined;
  readonly number: string | null | undefined;
  readonly pieces: number | null | undefined;
  readonly reason: string | null | undefined;
  readonly stage: string | null | undefined;
  readonly status: string | null | undefined;
  readonly " $fragmentType": "eventText_event";
};
export type eventText_event$key = {
  readonly " $data"?: eventText_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventText_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "eventText_event"
};

(node as any).hash = "837a158a8acad4732965dc5599c19001";

export default node;
