/**
 * @generated SignedSource<<fd9c33c87c581873640f17df49ed2713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type GymMemberStatus = "ACTIVE" | "EXPIRED" | "SUSPENDED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useMembers_member$data = {
  readonly branchId: string;
  readonly branchName: string;
  readonly durationId: string;
  readonly email: string;
  readonly id: string;
  readonly mobile: string;
  readonly name: string;
  readonly period: {
    readonly code: string;
    readonly days: number | null | undefined;
    readonly endsOn: string;
    readonly months: number | null | undefined;
    readonly planName: string | null | undefined;
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

(node as any).hash = "aeba4c670423c186f8230cb573757006";

export default node;
