import { useMemo } from 'react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { useMembers_member$key } from '../../__generated__/useMembers_member.graphql.ts';
import type { useMembers_members$key } from '../../__generated__/useMembers_members.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { MemberRights } from './acts.ts';
import type { Choices } from './useChoices.ts';

/** A member as shown in list and form. */
export type Member = ReturnType<typeof readMember>;

/** A member of a list, with the day on which the list's message was sent. */
export type ListedMember = Member & { toldOn: string | null | undefined };

/** What the frame around the list needs of a loaded page. */
export interface MemberPage {
  choices: Choices;
  rights: MemberRights;
}

export function readMember(key: useMembers_member$key) {
  const member = readInlineData(
    graphql`
      fragment useMembers_member on GymMember @inline {
        id
        name
        email
        mobile
        status
        suspended
        branchId
        branchName
        planId
        durationId
        workoutId
        deletedWorkout
        dietPlanId
        deletedDietPlan
        due
        frozenTo
        doorCode
        lastVisit
        period {
          code
          planName
          months
          days
          startsOn
          endsOn
          documentId
          freezeDays
          frozenDays
          previous {
            planName
            endedBy
          }
          endedBy
          givenTo {
            name
          }
          takenFrom {
            name
          }
        }
        version
      }
    `,
    key,
  );
  const { period } = member;
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    mobile: member.mobile,
    status: member.status,
    suspended: member.suspended,
    branchId: member.branchId,
    branchName: member.branchName,
    planId: member.planId,
    durationId: member.durationId,
    workoutId: member.workoutId,
    dietPlanId: member.dietPlanId,
    /** Names of deleted plans that the member followed. */
    gone: {
      workout: member.deletedWorkout ?? undefined,
      dietPlan: member.deletedDietPlan ?? undefined,
    },
    due: paiseOf(member.due),
    frozenTo: member.frozenTo ?? undefined,
    doorCode: member.doorCode ?? undefined,
    lastVisit: member.lastVisit ?? undefined,
    period: {
      code: period.code,
      planName: period.planName,
      months: period.months,
      days: period.days,
      startsOn: period.startsOn,
      endsOn: period.endsOn,
      documentId: period.documentId ?? undefined,
      freezeDays: period.freezeDays,
      frozenDays: period.frozenDays,
      previous: period.previous ?? undefined,
      endedBy: period.endedBy ?? undefined,
      givenTo: period.givenTo ?? undefined,
      takenFrom: period.takenFrom ?? undefined,
    },
    version: member.version,
  };
}

/** The members of a page. */
export function useMembers(connection: useMembers_members$key): {
  members: readonly ListedMember[];
  totalCount: number;
} {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment useMembers_members on GymMemberConnection {
        totalCount
        edges {
          node {
            # Of the list that is asked for, so that no other answer may change it.
            toldOn
            ...useMembers_member
          }
        }
      }
    `,
    connection,
  );
  const members = useMemo(
    () => edges.map(({ node }) => ({ ...readMember(node), toldOn: node.toldOn })),
    [edges],
  );
  return { members, totalCount };
}
