/**
 * @generated SignedSource<<e2e04b12172776a5fe90cafd9e3d11cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AttendanceState = "FORGOTTEN" | "IN" | "MISSING" | "OUT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type columns_day$data = {
  readonly employee: {
    readonly designation: {
      readonly name: string;
    } | null | undefined;
    readonly fullName: string;
    readonly id: string;
    readonly image: string | null | undefined;
  } | null | undefined;
  readonly entries: ReadonlyArray<{
    readonly inAt: string;
    readonly outAt: string | null | undefined;
    readonly state: AttendanceState;
  }>;
  readonly forgotten: {
    readonly day: string;
  } | null | undefined;
  readonly minutes: number;
  readonly state: AttendanceState;
  readonly " $fragmentType": "columns_day";
};
export type columns_day$key = {
  readonly " $data"?: columns_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_day"
};

(node as any).hash = "f7badbdee484c04879ad91954f71ac30";

export default node;
