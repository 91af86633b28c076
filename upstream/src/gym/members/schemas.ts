import { FLAGS, MEMBER_LISTS, type Right } from '@galla/domain';
import Type from 'typebox';
import { Day, Id, Instant, Money, Nullable, Text } from '../../http/schemas.ts';
import { version } from '../../plainTable/contract.ts';

/** What the calls of members have in common (spec 3 §3). */

/** Whoever keeps members reads them; who may write one is told what became of it. */
export const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

/** Why a period ended before its last day; null where it did not. */
const EndedBy = Nullable(
  Type.Union([Type.Literal('UPGRADE'), Type.Literal('CANCEL'), Type.Literal('TRANSFER')]),
);

/** Somebody whose period this was, or is now. */
const Other = Nullable(Type.Object({ member_id: Id, name: Type.String() }));

/** The period before the last one. */
export const PreviousPeriod = Type.Object({
  id: Id,
  plan_name: Nullable(Type.String()),
  starts_on: Day,
  /** The day before the first one where it ended on that. */
  ends_on: Day,
  ended_by: EndedBy,
  document_id: Nullable(Id),
});

export const Member = Type.Object({
  id: Id,
  /** The customer who is the member: the same card, the same bills. */
  customer_id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** 1 Active, 0 Expired, 2 Suspended (spec 3 §3). */
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  /** Suspended by hand; an end that is past is told first. */
  suspended: Type.Boolean(),
  subscription_id: Nullable(Id),
  duration_id: Id,
  branch_id: Id,
  branch_name: Type.String(),
  /** The id of the workout that the member follows. */
  workoutGroup: Nullable(Type.String()),
  /** The diet plan that the member follows. */
  diet_plan_id: Nullable(Id),
  /** Names of what the member followed until it was deleted; null once the member's form is saved. */
  workout_gone: Nullable(Type.String()),
  diet_plan_gone: Nullable(Type.String()),
  /** What the member's code for the door says; null where there is none yet. */
  door_code: Nullable(Type.String()),
  /** The last of the periods, with what was bought as it was then. */
  period: Type.Object({
    id: Id,
    /** The period that it follows. */
    previous_id: Nullable(Id),
    previous: Nullable(PreviousPeriod),
    ended_by: EndedBy,
    /** Who had its days before; null where it was bought, and once that member is deleted. */
    taken_from: Other,
    /** Who has what was left of it. */
    given_to: Other,
    plan_name: Nullable(Type.String()),
    months: Nullable(Type.Integer()),
    days: Nullable(Type.Integer()),
    price: Nullable(Money),
    starts_on: Day,
    ends_on: Day,
    /** What joining cost, on the first period's bill; null on later ones and without a plan. */
    joining_fee: Nullable(Money),
    /** The period's bill; null without a plan, and where the bill was deleted for good. */
    document_id: Nullable(Id),
    /** How many of its days can be frozen, and how many are. */
    freeze_days: Type.Integer(),
    /** How often one may come; null for as often as one likes. */
    sessions: Nullable(Type.Integer()),
    frozen_days: Type.Integer(),
  }),
  /** The last day of the freeze that has today. */
  frozen_to: Nullable(Day),
  /** When the member was told what the asked list tells; null where not, and without a list. */
  told_on: Nullable(Day),
  /** When the member last came in at the door; null where never, and once those entries are gone. */
  last_visit: Nullable(Instant),
  /** Still to pay on the bills of all periods; also what the caller's own list of bills does not show. */
  due: Money,
  ...version,
});

/** The lists that one works through; /gym/told_member marks who was written to. */
export const MemberListName = Type.Union([
  Type.Literal(MEMBER_LISTS.ENDS_7),
  Type.Literal(MEMBER_LISTS.ENDS_15),
  Type.Literal(MEMBER_LISTS.ENDS_30),
  Type.Literal(MEMBER_LISTS.EXPIRED),
  Type.Literal(MEMBER_LISTS.BIRTHDAYS),
  Type.Literal(MEMBER_LISTS.UNSEEN),
]);

export const Count = Type.Integer({ minimum: 0 });

/** A text that may be left out, or null. */
export const text = (max: number) => Type.Optional(Nullable(Text(max)));
