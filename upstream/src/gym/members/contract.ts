import { FLAGS, MEMBER_LISTS, RETURN_SETTLEMENTS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  acknowledged,
  Day,
  Id,
  Ids,
  include,
  Instant,
  Money,
  MoneyIn,
  MoneyModeWord,
  Nullable,
  PageOfList,
  paging,
  Text,
} from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Members of a gym (spec 3 §3, §7). ADR 22 maps the specification's names to paths. */

/** The rights to members; any write right includes reading. */
const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

/** Why a period ended before its last day; null when it did not. */
const EndedBy = Nullable(
  Type.Union([Type.Literal('UPGRADE'), Type.Literal('CANCEL'), Type.Literal('TRANSFER')]),
);

/** The person who had this period before, or has it now. */
const Other = Nullable(Type.Object({ member_id: Id, name: Type.String() }));

/** The period before the last one. */
export const PreviousPeriod = Type.Object({
  id: Id,
  plan_name: Nullable(Type.String()),
  starts_on: Day,
  /** The day before `starts_on` when it ended on its first day. */
  ends_on: Day,
  ended_by: EndedBy,
  document_id: Nullable(Id),
});

export const Member = Type.Object({
  id: Id,
  /** The customer of the member, with the same details and bills. */
  customer_id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** 1 Active, 0 Expired, 2 Suspended (spec 3 §3). */
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  /** Suspended manually; an expired membership is reported as expired first. */
  suspended: Type.Boolean(),
  subscription_id: Nullable(Id),
  duration_id: Id,
  branch_id: Id,
  branch_name: Type.String(),
  /** Id of the workout that the member follows. */
  workoutGroup: Nullable(Type.String()),
  /** The diet plan that the member follows. */
  diet_plan_id: Nullable(Id),
  /** Name of a deleted plan that the member followed; null once the member's form is saved. */
  workout_gone: Nullable(Type.String()),
  diet_plan_gone: Nullable(Type.String()),
  /** Content of the member's QR code for the door; null when there is none yet. */
  door_code: Nullable(Type.String()),
  /** The last period, with the terms of its purchase. */
  period: Type.Object({
    id: Id,
    /** Id of the previous period. */
    previous_id: Nullable(Id),
    previous: Nullable(PreviousPeriod),
    ended_by: EndedBy,
    /** The person whose days were taken over; null for a purchased period, and once that member is deleted. */
    taken_from: Other,
    /** The person who got its remaining days. */
    given_to: Other,
    plan_name: Nullable(Type.String()),
    months: Nullable(Type.Integer()),
    days: Nullable(Type.Integer()),
    price: Nullable(Money),
    starts_on: Day,
    ends_on: Day,
    /** The joining fee on the first period's bill; null for later ones and without a plan. */
    joining_fee: Nullable(Money),
    /** The period's bill; null without a plan, and when the bill was deleted permanently. */
    document_id: Nullable(Id),
    /** Number of days that can be frozen, and that are frozen. */
    freeze_days: Type.Integer(),
    /** Number of sessions; null for unlimited. */
    sessions: Nullable(Type.Integer()),
    frozen_days: Type.Integer(),
  }),
  /** Last day of the freeze that includes today. */
  frozen_to: Nullable(Day),
  /** When the member was messaged about the requested list; null if not, and without a list. */
  told_on: Nullable(Day),
  /** Time of the last entry at the door; null if none, or once old entries are deleted. */
  last_visit: Nullable(Instant),
  /** Pending on the bills of all periods, including bills that the caller's own list does not show. */
  due: Money,
  ...version,
});

const text = (max: number) => Type.Optional(Nullable(Text(max)));

/** Each field under the form's name or the entity's; the form's takes precedence. */
const entries = {
  name: text(500),
  email: text(500),
  mobile: text(100),
  phone: text(100),
  branch: text(100),
  branch_id: text(100),
  subscription: text(100),
  subscription_id: text(100),
  workout_group: text(100),
  workoutGroup: text(100),
  duration: text(100),
  duration_id: text(100),
  /** Left out keeps it; null or empty removes it. */
  diet_plan: text(100),
};

/** Lists of members to contact; /gym/told_member marks who was messaged. */
const MemberListName = Type.Union([
  Type.Literal(MEMBER_LISTS.ENDS_7),
  Type.Literal(MEMBER_LISTS.ENDS_15),
  Type.Literal(MEMBER_LISTS.ENDS_30),
  Type.Literal(MEMBER_LISTS.EXPIRED),
  Type.Literal(MEMBER_LISTS.BIRTHDAYS),
  Type.Literal(MEMBER_LISTS.UNSEEN),
]);

const Count = Type.Integer({ minimum: 0 });

export const memberSummary = endpoint({
  method: 'GET',
  path: '/gym/member_summary',
  summary: 'What stands above the members: who is active, how long the lists are, and what is still to pay',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      active: Count,
      branches: Count,
      /** Entries of the last two hours, including day passes. */
      in_now: Count,
      /** Number of today's visits. */
      visits_today: Count,
      /** Members of the 7-day list who were messaged. */
      told_ends_7: Count,
      /** Total over all members. */
      due: Money,
      /** Number of members with dues. */
      due_members: Count,
      lists: Type.Object({
        all: Count,
        ends_7: Count,
        ends_15: Count,
        ends_30: Count,
        expired: Count,
        birthdays: Count,
        unseen: Count,
      }),
    }),
  }),
});

export const fetchMember = endpoint({
  method: 'GET',
  path: '/gym/fetch_member',
  summary: 'Members of a gym, the latest first, ten a page; searched by name or mobile, of a status',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  query: {
    ...paging,
    search: Type.Optional(Text(100)),
    /** 1 Active, 0 Expired, 2 Suspended. */
    status: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    ids: Type.Optional(Ids),
    branch: Type.Optional(Id),
    /** Members who follow this workout, or this diet plan. */
    workout: Type.Optional(Id),
    diet_plan: Type.Optional(Id),
    /**
     * Members whose period ends within that many days, who are expired, have a birthday within a week, or have not come
     * for 14 days.
     */
    list: Type.Optional(MemberListName),
    /** Newest members first, or last visit first with those who never came at the end. */
    sort_by: Type.Optional(Type.Union([Type.Literal('joined'), Type.Literal('last_visit')])),
    include: include('count', 'page'),
  },
  answer: Type.Object({
    ...acknowledged,
    data: Type.Array(Member),
    total: Type.Optional(Type.Integer({ minimum: 0 })),
    page: PageOfList,
  }),
});

export const addMember = endpoint({
  method: 'POST',
  path: '/gym/add_member',
  summary:
    'Adds a member, whose customer is the one with the mobile or a new one; changes the member whose id it carries. Adding takes the right to create, changing that to edit. What is bought is billed in the same call; another plan of a billed period is refused with PERIOD_BILLED',
  tenant: 'query',
  rights: ['members:create', 'members:edit'],
  // Changing an existing member needs the right to edit, which the handler checks.
  rightsBy: { fields: ['id'], rights: { new: ['members:create'] }, otherwise: 'new' },
  repeat: 'keyed',
  body: {
    id: Type.Optional(Nullable(Id)),
    ...entries,
    /** 2 suspends, 1 ends the suspension; left out keeps it. */
    status: Type.Optional(Type.Integer()),
    ...expectedVersion,
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const renewMember = endpoint({
  method: 'POST',
  path: '/gym/renew_member',
  summary:
    'Renews a membership from the day after its end, or from today where it is over, with its bill; twice at once is one period and one bill',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    /** The period that the caller saw; CHANGED_MEANWHILE when it was renewed since. */
    period_id: Id,
    subscription: text(100),
    duration: text(100),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const renewalFigures = endpoint({
  method: 'GET',
  path: '/gym/renewal_figures',
  summary:
    "What the next period of a member's last plan costs today, and when it runs. Refused as renewing would be where the plan or its duration is gone",
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: { id: Id },
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Null for a duration without a plan, which has no price and no bill. */
      plan_name: Nullable(Type.String()),
      starts_on: Day,
      ends_on: Day,
      price: Nullable(Money),
      total_amount: Nullable(Money),
    }),
  }),
});

/** The credit for unused days and where it goes; null without a valid bill. */
const TimeCredit = Nullable(
  Type.Object({
    /** Before tax. */
    taxable_value: Money,
    gst: Money,
    total_amount: Money,
    /** The part that reduces the dues of the period's bill. */
    against_due: Money,
    /** The rest, which is kept as the customer's credit or refunded. */
    kept: Money,
  }),
);

/** The running period that the caller saw; CHANGED_MEANWHILE when it was renewed or ended since. */
const seen = { id: Id, period_id: Id };

export const cancelFigures = endpoint({
  method: 'GET',
  path: '/gym/cancel_figures',
  summary:
    'What the unused days of a running membership come to when it is canceled today. Refused as canceling would be',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: seen,
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Includes today; excludes frozen days. */
      unused_days: Count,
      days: Count,
      credit: TimeCredit,
    }),
  }),
});

export const cancelMember = endpoint({
  method: 'POST',
  path: '/gym/cancel_member',
  summary:
    'Ends a running membership today: its unused days come back with a credit note, first off what is due on its bill; the rest is given back or kept as the credit of the customer. Where something comes back it takes the right to take goods back, too',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...seen,
    /** The credit, and its part above the dues, that the caller saw: CHANGED_MEANWHILE when they differ. */
    expected_credit: MoneyIn,
    expected_rest: MoneyIn,
    /** Where the rest goes; required when there is one. */
    settlement: Type.Optional(Nullable(Type.Enum([...RETURN_SETTLEMENTS]))),
    /** Mode of the refund; required with REFUND. */
    refund_mode: Type.Optional(Nullable(MoneyModeWord)),
    /** The last four digits of a card or the reference of a bank transfer, both required. */
    refund_reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank; refused with any other mode. */
    refund_bank: Type.Optional(Nullable(Text(60))),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const transferMember = endpoint({
  method: 'POST',
  path: '/gym/transfer_member',
  summary:
    'Hands the days that are left of a running membership to another person, from today on: the customer with the mobile or a new one, who becomes a member where he is none. The bill stays with who bought',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...seen,
    name: Text(500),
    mobile: Text(100),
    email: text(500),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

const upgraded = {
  ...seen,
  /** Id of a plan, with one of its durations. */
  subscription: Id,
  duration: Id,
};

export const upgradeFigures = endpoint({
  method: 'GET',
  path: '/gym/upgrade_figures',
  summary:
    'What a running period comes to when it is changed to another plan or duration today: the credit of its unused days, and the new bill. Refused as the upgrade would be',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: upgraded,
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Includes today; excludes frozen days. */
      unused_days: Count,
      days: Count,
      credit: TimeCredit,
      /** The new period, which begins today. */
      starts_on: Day,
      ends_on: Day,
      price: Money,
      gst: Money,
      total_amount: Money,
    }),
  }),
});

export const upgradeMember = endpoint({
  method: 'POST',
  path: '/gym/upgrade_member',
  summary:
    'Changes a running period to another plan or duration from today on: the unused days come back with a credit note, first off what is due on its bill, the rest as the credit of the customer; the new period has a bill of its own',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...upgraded,
    /**
     * The credit and the new bill's total that the caller saw: CHANGED_MEANWHILE with `credit` and `total` when they
     * differ.
     */
    expected_credit: MoneyIn,
    expected_total: MoneyIn,
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const freezeMember = endpoint({
  method: 'POST',
  path: '/gym/freeze_member',
  summary:
    'Lets a membership rest from one day to another, both counted: its end moves by as many days, and periods after it with it',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    /** Today or later, within a period. */
    from: Text(10),
    /** At most the number of days that the plan allows per period. */
    to: Text(10),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const toldMember = endpoint({
  method: 'POST',
  path: '/gym/told_member',
  summary: 'Marks a member as written to of what a list tells; nothing is sent by the call',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { id: Id, list: MemberListName },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/gym/delete_member/:id',
  summary:
    'Deletes a member with the periods; the customer and the bills stay. Refused with MEMBER_OWES while something is to pay',
  tenant: 'query',
  rights: ['members:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
