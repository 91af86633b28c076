/**
 * @generated SignedSource<<ec6c955f1bfa778376df32cd7f40a821>>
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
  readonly deletedDietPlan: string | null | undefined;
  readonly deletedWorkout: string | null | undefined;
  readonly dietPlanId: string | null | undefined;
  readonly doorCode: string | null | undefined;
  readonly due: string;
  readonly durationId: string;
  readonly email: string;
  readonly frozenTo: string | null | undefined;
  readonly id: string;
  readonly lastVisit: string | null | undefined;
  readonly mobile: string;
  readonly name: string;
  readonly period: {
    readonly code: string;
    readonly days: number | null | undefined;
    readonly documentId: string | null | undefined;
    readonly endedBy: GymPeriodEnd | null | undefined;
    readonly endsOn: string;
    readonly freezeDays: number;
    readonly frozenDays: number;
    readonly givenTo: {
      readonly name: string;
    } | null | undefined;
    readonly months: number | null | undefined;
    readonly planName: string | null | undefined;
    readonly previous: {
      readonly endedBy: GymPeriodEnd | null | undefined;
      readonly planName: string | null | undefined;
    } | null | undefined;
    readonly startsOn: string;
    readonly takenFrom: {
      readonly name: string;
    } | null | undefined;
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

(node as any).hash = "5dbf2fdaec15ab44038f6357008c098f";

export default node;
