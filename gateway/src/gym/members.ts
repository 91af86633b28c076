import type { gym } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { inShopWith } from '../optical/index.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { dbIdOf, globalId, optionalDbId } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CreateGymMemberInput, GymMemberList, GymMemberStatus } from '../types.generated.ts';

type Row = Answer<typeof gym.fetchMember>['data'][number];

const STATUSES = { 0: 'EXPIRED', 1: 'ACTIVE', 2: 'SUSPENDED' } as const satisfies Record<
  Row['status'],
  GymMemberStatus
>;

/** A status as REST takes it. */
export const WIRE_STATUS = { EXPIRED: 0, ACTIVE: 1, SUSPENDED: 2 } as const;

const documentOf = (id: string | null) => (id === null ? null : globalId('Document', id));

const previousOf = (row: Row['period']['previous']) =>
  row && {
    code: row.id,
    planName: row.plan_name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    endedBy: row.ended_by,
    documentId: documentOf(row.document_id),
  };

const otherOf = (row: Row['period']['given_to']) =>
  row && { memberId: globalId('GymMember', row.member_id), name: row.name };

export const memberOf = (row: Row) => ({
  ...nodeOf('GymMember', row.id),
  customerId: globalId('Customer', row.customer_id),
  name: row.name,
  email: row.email,
  mobile: row.phone,
  status: STATUSES[row.status],
  suspended: row.suspended,
  branchId: globalId('Branch', row.branch_id),
  branchName: row.branch_name,
  planId: row.subscription_id === null ? null : globalId('GymPlan', row.subscription_id),
  durationId: globalId('GymDuration', row.duration_id),
  workoutId: row.workoutGroup === null ? null : globalId('Workout', row.workoutGroup),
  workoutDbId: row.workoutGroup,
  deletedWorkout: row.workout_gone,
  dietPlanId: row.diet_plan_id === null ? null : globalId('DietPlan', row.diet_plan_id),
  dietPlanDbId: row.diet_plan_id,
  deletedDietPlan: row.diet_plan_gone,
  doorCode: row.door_code,
  period: {
    code: row.period.id,
    previous: previousOf(row.period.previous),
    endedBy: row.period.ended_by,
    takenFrom: otherOf(row.period.taken_from),
    givenTo: otherOf(row.period.given_to),
    planName: row.period.plan_name,
    months: row.period.months,
    days: row.period.days,
    price: row.period.price,
    startsOn: row.period.starts_on,
    endsOn: row.period.ends_on,
    joiningFee: row.period.joining_fee,
    freezeDays: row.period.freeze_days,
    frozenDays: row.period.frozen_days,
    sessions: row.period.sessions,
    documentId: documentOf(row.period.document_id),
  },
  due: row.due,
  frozenTo: row.frozen_to,
  toldOn: row.told_on,
  lastVisit: row.last_visit,
  version: row.version,
});

/** A list's REST name. */
export const WIRE_LIST = {
  ENDS_7: 'ends_7',
  ENDS_15: 'ends_15',
  ENDS_30: 'ends_30',
  EXPIRED: 'expired',
  BIRTHDAYS: 'birthdays',
  UNSEEN: 'unseen',
} as const satisfies Record<GymMemberList, string>;

/** Maps the figures above the members. */
export const memberSummaryOf = ({ data }: Answer<typeof gym.memberSummary>) => ({
  active: data.active,
  branches: data.branches,
  inNow: data.in_now,
  visitsToday: data.visits_today,
  all: data.lists.all,
  ends7: data.lists.ends_7,
  toldEnds7: data.told_ends_7,
  ends15: data.lists.ends_15,
  ends30: data.lists.ends_30,
  expired: data.lists.expired,
  birthdays: data.lists.birthdays,
  unseen: data.lists.unseen,
  due: data.due,
  dueMembers: data.due_members,
});

type Entries = Pick<
  CreateGymMemberInput,
  'name' | 'email' | 'mobile' | 'branch' | 'plan' | 'duration' | 'workout' | 'dietPlan'
>;

/** A member's values as REST takes them. */
export const memberBody = ({ name, email, mobile, branch, plan, duration, workout, dietPlan }: Entries) => ({
  name,
  email,
  mobile,
  branch: dbIdOf('Branch', branch),
  subscription: optionalDbId('GymPlan', plan) ?? null,
  duration: dbIdOf('GymDuration', duration),
  workout_group: optionalDbId('Workout', workout) ?? null,
  ...(dietPlan !== undefined && { diet_plan: optionalDbId('DietPlan', dietPlan) ?? null }),
});

/** The input's field of a body's field. */
export const memberField = fieldMapper({
  id: 'member',
  subscription: 'plan',
  workout_group: 'workout',
  diet_plan: 'dietPlan',
  period_id: 'period',
  expected_version: 'expectedVersion',
  expected_credit: 'expectedCredit',
  expected_total: 'expectedTotal',
  expected_rest: 'expectedRest',
  refund_mode: 'refund.mode',
  refund_reference: 'refund.reference',
  refund_bank: 'refund.bank',
});

/** Creates the resolver for a write of a member. */
export const writingMember = <Input>(write: (input: Input, context: Context) => Promise<{ data: Row }>) =>
  withRefusals(
    inShopWith('MEMBERSHIPS', async (input: Input, context) => {
      const { data } = await write(input, context);
      // A branch includes its number of members.
      context.loaders.branches.forgetAll();
      return { __typename: 'GymMemberSuccess' as const, member: memberOf(data) };
    }),
    { inputField: memberField },
  );
