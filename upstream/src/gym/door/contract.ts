import { DOOR_LIMITS, DOOR_REASONS, type DoorReason } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Instant, Money, MoneyIn, Nullable, Success, Text } from '../../http/schemas.ts';

/** The door of a gym (ADR 62). The specification names no call. */

const Reason = Type.Unsafe<DoorReason>(Type.Union(DOOR_REASONS.map((one) => Type.Literal(one))));

/** A member with what lets him in or keeps him out, or who has a day pass of today. */
export const DoorMember = Type.Object({
  /** Null for who has only a day pass. */
  member_id: Nullable(Id),
  /** Of today; null where there is none. */
  pass_id: Nullable(Id),
  name: Type.String(),
  /** The last four of the mobile. */
  digits: Type.String(),
  /** What the member's code says; null where there is none yet. */
  code: Nullable(Type.String()),
  /** Signed address of the customer's picture. */
  image: Nullable(Type.String()),
  plan_name: Nullable(Type.String()),
  /** Of the last period, or the day of the pass. */
  starts_on: Day,
  ends_on: Day,
  suspended: Type.Boolean(),
  /** The last day of the freeze that has today. */
  frozen_to: Nullable(Day),
  /** How often the member may still come in the period; null for as often as he likes. */
  sessions_left: Nullable(Type.Integer()),
  due: Money,
  last_visit: Nullable(Instant),
});

export const DoorEntry = Type.Object({
  /** Made by the phone at the door. */
  entry_id: Id,
  /** Null for who has only a day pass. */
  member_id: Nullable(Id),
  /** By which he came in; null for a member who came in by the membership, or did not. */
  pass_id: Nullable(Id),
  name: Type.String(),
  came_at: Instant,
  is_in: Type.Boolean(),
  /** Why not, also of who was let in with a note. */
  reason: Nullable(Reason),
  note: Nullable(Type.String()),
});

const Count = Type.Integer({ minimum: 0 });

export const door = endpoint({
  method: 'GET',
  path: '/gym/door',
  summary:
    'What the door goes by: all members and day passes with what lets them in or keeps them out, and what happened today, at one branch or at all',
  tenant: 'query',
  rights: ['members:view'],
  repeat: 'safe',
  query: { branch: Type.Optional(Id) },
  answer: Type.Object({
    success: Success,
    as_of: Instant,
    /** What may be due and no more; null where dues keep nobody out. */
    due_limit: Nullable(Money),
    /** Who came within the last two hours: nobody says when he goes. */
    in_now: Count,
    visits_today: Count,
    /** Visits of today by the hour of the shop's clock, from 0 to 23. */
    by_hour: Type.Array(Count),
    /** The last 50 of today, the newest first. */
    entries: Type.Array(DoorEntry),
    members: Type.Array(DoorMember),
  }),
});

/** A pass of a day whose bill stands. */
const PassOfDay = Type.Object({
  pass_id: Id,
  name: Type.String(),
  /** With tax. */
  total_amount: Money,
  sold_at: Instant,
});

export const doorDay = endpoint({
  method: 'GET',
  path: '/gym/door_day',
  summary:
    'What happened at the door on a day up to today, at one branch or at all: entries, visits by the hour, day passes; and how many came on each of the last 30 days',
  tenant: 'query',
  rights: ['members:view'],
  repeat: 'safe',
  query: { day: Day, branch: Type.Optional(Id) },
  answer: Type.Object({
    success: Success,
    day: Day,
    visits: Count,
    /** Who stood there and was not let in. */
    refused: Count,
    /** Visits by the hour of the shop's clock, from 0 to 23. */
    by_hour: Type.Array(Count),
    /** The last 500 of the day, the newest first. */
    entries: Type.Array(DoorEntry),
    /** In the order in which they were sold; of a branch those with which somebody came in there. */
    day_passes: Type.Array(PassOfDay),
    /** The last 30 days with today, the oldest first, whichever day is asked for. */
    last_days: Type.Array(Type.Object({ day: Day, visits: Count })),
  }),
});

export const recordEntries = endpoint({
  method: 'POST',
  path: '/gym/door_entries',
  summary:
    'Notes who stood at the door. Each counts once, by its id; who comes again within two minutes counts once; what is older than half a day, or of nobody, is left out. Whether a member is let in is decided here again',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    branch: Id,
    entries: Type.Array(
      Type.Object(
        {
          entry_id: Id,
          member_id: Type.Optional(Nullable(Id)),
          /** Who has only a day pass; one that names neither is left out. */
          pass_id: Type.Optional(Nullable(Id)),
          came_at: Instant,
          /** Why he is let in all the same. */
          note: Type.Optional(Nullable(Text(1000))),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: DOOR_LIMITS.batch },
    ),
  },
  answer: Type.Object({
    success: Success,
    /** Those that are there now, in the order of the call. */
    data: Type.Array(DoorEntry),
    left_out: Count,
  }),
});

export const renewDoorCode = endpoint({
  method: 'POST',
  path: '/gym/renew_door_code',
  summary: 'Gives a member a new code for the door; the old one ends',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { member_id: Id },
  answer: Type.Object({ success: Success, member_id: Id, code: Type.String() }),
});

export const setDoorLimit = endpoint({
  method: 'PUT',
  path: '/gym/door_limit',
  summary: 'Says what may be due at the door and no more; null lets in whatever is due',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { limit: Nullable(MoneyIn) },
  answer: Type.Object({ success: Success, due_limit: Nullable(Money) }),
});
