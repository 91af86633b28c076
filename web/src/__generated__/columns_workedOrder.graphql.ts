/**
 * @generated SignedSource<<5272d5b9cdc1849e7071c8a0b5cd7b22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderType = "ALTERATION" | "NEW" | "%future added value";
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_workedOrder$data = {
  readonly delivery: string;
  readonly number: string;
  readonly stage: string | null | undefined;
  readonly state: PieceState;
  readonly type: OrderType;
  readonly " $fragmentType": "columns_workedOrder";
};
export type columns_workedOrder$key = {
  readonly " $data"?: columns_workedOrder$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_workedOrder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_workedOrder"
};

(node as any).hash = "bf7c738dd4dd76e23cfa0e130c4581c9";

export default node;
