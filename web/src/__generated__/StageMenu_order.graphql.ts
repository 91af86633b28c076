/**
 * @generated SignedSource<<9b9e36b1398c2772177833707714184a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StageMenu_order$data = {
  readonly id: string;
  readonly mayEdit: boolean;
  readonly number: string;
  readonly stage: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
  };
  readonly version: number;
  readonly " $fragmentType": "StageMenu_order";
};
export type StageMenu_order$key = {
  readonly " $data"?: StageMenu_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageMenu_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StageMenu_order"
};

(node as any).hash = "21328d634cd5428e5fb456febde7dee2";

export default node;
