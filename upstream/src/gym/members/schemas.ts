import { FLAGS, MEMBER_LISTS, type Right } from '@galla/domain';
import Type from 'typebox';
import { Day, Id, Instant, Money, Nullable, Text } from '../../http/schemas.ts';
import { version } from '../../plainTable/contract.ts';

/** Shared by the calls about members (spec 3 §3). */

/** Any right on members allows reading them: a user who may write a member also sees the result. */
export const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

/** Why a period ended before its last day; null if it did not. */
const EndedBy = Nullable(
  Type.Union([Type.Literal('UPGRADE'), Type.Literal('CANCEL'), Type.Literal('TRANSFER')]),
);

/** Another member who had this period before, or has it now. */
const Other = Nullable(Type.Object({ member_id: Id, name: Type.String() }));

/** The period before the latest one. */
export const PreviousPeriod = Type.Object({
  id: Id,
  plan_name: Nullable(Type.String()),
  starts_on: Day,
  /** The day before its first day if it ended on its first day. */
  ends_on: Day,
  ended_by: EndedBy,
  document_id: Nullable(Id),
});

export const Member = Type.Object({
  id: Id,
  /** The customer record of the member, with its card and bills. */
  customer_id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** 1 Active, 0 Expired, 2 Suspended (spec 3 §3). */
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  /** Suspended manually; an expired membership has status Expired even if suspended. */
  suspended: Type.Boolean(),
  subscription_id: Nullable(Id),
  duration_id: Id,
  branch_id: Id,
  branch_name: Type.String(),
  /** Id of the member's workout. */
  workoutGroup: Nullable(Type.String()),
  /** Id of the member's diet plan. */
  diet_plan_id: Nullable(Id),
  /** Names of the deleted workout and diet plan that the member followed; null once the member is saved. */
  workout_gone: Nullable(Type.String()),
  diet_plan_gone: Nullable(Type.String()),
  /** Content of the member's code for the door; null if there is none yet. */
  door_code: Nullable(Type.String()),
  /** The latest period, with a copy of what was bought. */
  period: Type.Object({
    id: Id,
    /** The preceding period. */
    previous_id: Nullable(Id),
    previous: Nullable(PreviousPeriod),
    ended_by: EndedBy,
    /** The member who transferred it; null if it was bought, or once that member is deleted. */
    taken_from: Other,
    /** The member to whom the rest of it was transferred. */
    given_to: Other,
    plan_name: Nullable(Type.String()),
    months: Nullable(Type.Integer()),
    days: Nullable(Type.Integer()),
    price: Nullable(Money),
    starts_on: Day,
    ends_on: Day,
    /** Joining fee on the bill of the first period; null for later periods and without a plan. */
    joining_fee: Nullable(Money),
    /** Bill of the period; null without a plan, or if the bill was deleted permanently. */
    document_id: Nullable(Id),
    /** How many of its days can be frozen, and how many are frozen. */
    freeze_days: Type.Integer(),
    /** Maximum visits; null if unlimited. */
    sessions: Nullable(Type.Integer()),
    frozen_days: Type.Integer(),
  }),
  /** Last day of the freeze that includes today. */
  frozen_to: Nullable(Day),
  /** Day of the last message about the requested list; null if there was none, or without a list. */
  told_on: Nullable(Day),
  /** Last entry at the door; null if there was none, or once old entries are deleted. */
  last_visit: Nullable(Instant),
  /** Amount due on the bills of all periods, including bills that the caller's list of bills omits. */
  due: Money,
  ...version,
});

/** Lists of members to be contacted; /gym/told_member records whom the shop wrote to. */
export const MemberListName = Type.Union([
  Type.Literal(MEMBER_LISTS.ENDS_7),
  Type.Literal(MEMBER_LISTS.ENDS_15),
  Type.Literal(MEMBER_LISTS.ENDS_30),
  Type.Literal(MEMBER_LISTS.EXPIRED),
  Type.Literal(MEMBER_LISTS.BIRTHDAYS),
  Type.Literal(MEMBER_LISTS.UNSEEN),
]);

export const Count = Type.Integer({ minimum: 0 });

/** A text that may be omitted or null. */
export const text = (max: number) => Type.Optional(Nullable(Text(max)));
