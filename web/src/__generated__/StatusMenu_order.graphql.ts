/**
 * @generated SignedSource<<deb270b6486ff8cfc42b561c06a9d250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StatusMenu_order$data = {
  readonly advance: string;
  readonly allowedStatuses: ReadonlyArray<{
    readonly fixed: FixedStatus | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly number: string;
  readonly status: {
    readonly fixed: FixedStatus | null | undefined;
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentType": "StatusMenu_order";
};
export type StatusMenu_order$key = {
  readonly " $data"?: StatusMenu_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatusMenu_order"
};

(node as any).hash = "4d48f1d2c55c089775bb4cf03b23286d";

export default node;
