/**
 * @generated SignedSource<<b0e9bc3dfa1c5a27f273176c53563e92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CommissionStatus = "CANCELED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "OTHER" | "PAID" | "PARTIAL" | "PARTIALLY_DONE" | "PENDING" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SaleStatus_sale$data = {
  readonly status: CommissionStatus;
  readonly statusName: string | null | undefined;
  readonly " $fragmentType": "SaleStatus_sale";
};
export type SaleStatus_sale$key = {
  readonly " $data"?: SaleStatus_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleStatus_sale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SaleStatus_sale"
};

(node as any).hash = "6b093dfbf0851e35c4ecc51d392caa54";

export default node;
