/**
 * @generated SignedSource<<e49c5a5cb0eac8bfe626f79ada726ea3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderEventKind = "ASSIGNED" | "CREATED" | "DONE" | "EDITED" | "INVOICED" | "KEPT" | "PAID" | "REFUNDED" | "STAGE" | "STARTED" | "STATUS" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type eventText_event$data = {
  readonly amount: string | null | undefined;
  readonly employee: string | null | undefined;
  readonly item: string | null | undefined;
  readonly kind: OrderEventKind;
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

(node as any).hash = "64ad965dc3dcc47497a4b7718f2a7df6";

export default node;
