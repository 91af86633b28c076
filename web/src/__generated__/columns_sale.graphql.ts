/**
 * @generated SignedSource<<54d17b07aa17d7250a418835561c2b47>>
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
  readonly expected: string | null | undefined;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly pending: string;
  readonly points: string;
  readonly status: CommissionStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"Earned_sale" | "SaleStatus_sale">;
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

(node as any).hash = "34ca06d6b687592616b822633c42f953";

export default node;
