/**
 * @generated SignedSource<<94ba9a12d42b88c8c1337ab99caf4938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderPhoneRow_order$data = {
  readonly customerName: string;
  readonly number: string;
  readonly stage: {
    readonly name: string;
  } | null | undefined;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
    readonly name: string;
  };
  readonly total: string;
  readonly " $fragmentType": "OrderPhoneRow_order";
};
export type OrderPhoneRow_order$key = {
  readonly " $data"?: OrderPhoneRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPhoneRow_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderPhoneRow_order"
};

(node as any).hash = "54bdcf658a2b2ac1a3bb39fec0c1eccf";

export default node;
