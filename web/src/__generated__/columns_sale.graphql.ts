/**
 * @generated SignedSource<<b7e22efaca6a25e25a7ac733cff6aa81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CommissionStatus = "CANCELED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "OTHER" | "PAID" | "PARTIAL" | "PARTIALLY_DONE" | "PENDING" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_sale$data = {
  readonly customer: string;
  readonly date: string;
  readonly delivery: string | null | undefined;
  readonly documentId: string | null | undefined;
  readonly earned: string;
  readonly expected: string | null | undefined;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly pending: string;
  readonly points: string;
  readonly status: CommissionStatus;
  readonly statusName: string | null | undefined;
  readonly total: string;
  readonly " $fragmentType": "columns_sale";
};
export type columns_sale$key = {
  readonly " $data"?: columns_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_sale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_sale"
};

(node as any).hash = "5aff3c9858e60a56762b453613032759";

export default node;
