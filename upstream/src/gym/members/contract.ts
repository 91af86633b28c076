import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  acknowledged,
  Id,
  Ids,
  include,
  Money,
  Nullable,
  PageOfList,
  paging,
  Text,
} from '../../http/schemas.ts';
import { expectedVersion } from '../../plainTable/contract.ts';
import { Count, Member, MemberListName, READ_MEMBERS, text } from './schemas.ts';

/** Members of a gym (spec 3 §3, §7). ADR 22 maps the specification's names to paths. */

export { Member, PreviousPeriod } from './schemas.ts';
export * from './cutContract.ts';
export * from './termContract.ts';

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
