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
  summary:
    'Returns the figures above the list of members: active members, lengths of the lists, and pending amount',
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
  summary:
    'Lists the members of a gym, latest first, ten per page; with search by name or mobile, and by status',
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
    'Adds a member, whose customer is the one with the mobile or a new one; or changes the member given by id. Adding requires the right to create, changing the right to edit. The purchase is billed in the same call; fails with PERIOD_BILLED for another plan of a billed period',
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
  summary: 'Marks a member as messaged about the subject of a list; the call sends nothing',
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
    'Deletes a member with the periods; the customer and the bills are kept. Fails with MEMBER_OWES while an amount is pending',
  tenant: 'query',
  rights: ['members:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
