/**
 * @generated SignedSource<<bc18c14f093ab5729c28694f3889b11d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type GymMemberStatus = "ACTIVE" | "EXPIRED" | "SUSPENDED" | "%future added value";
export type GymPeriodEnd = "CANCEL" | "TRANSFER" | "UPGRADE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useMembers_member$data = {
  readonly branchId: string;
  readonly branchName: string;
  readonly doorCode: string | null | undefined;
  readonly due: string;
  readonly durationId: string;
  readonly email: string;
  readonly frozenTo: string | null | undefined;
  readonly id: string;
  readonly mobile: string;
  readonly name: string;
  readonly period: {
    readonly code: string;
    readonly days: number | null | undefined;
    readonly documentId: string | null | undefined;
    readonly endsOn: string;
    readonly freezeDays: number;
    readonly frozenDays: number;
    readonly months: number | null | undefined;
    readonly planName: string | null | undefined;
    readonly previous: {
      readonly endedBy: GymPeriodEnd | null | undefined;
      readonly planName: string | null | undefined;
    } | null | undefined;
    readonly startsOn: string;
  };
  readonly planId: string | null | undefined;
  readonly status: GymMemberStatus;
  readonly suspended: boolean;
  readonly version: string;
  readonly workoutId: string | null | undefined;
  readonly " $fragmentType": "useMembers_member";
};
export type useMembers_member$key = {
  readonly " $data"?: useMembers_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMembers_member">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMembers_member"
};

(node as any).hash = "6b9bb65215b7bf84dc10000b85dcb5a7";

export default node;
