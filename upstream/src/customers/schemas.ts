import Type from 'typebox';
import { Day, Flag, Id, Instant, Money, Nullable } from '../http/schemas.ts';

const Source = Type.Union([
  Type.Literal('COUNTER'),
  Type.Literal('IMPORT'),
  Type.Literal('MOBILE_APP'),
  Type.Literal('GOOGLE_CONTACT'),
  Type.Literal('WEB'),
]);

/** A calendar date, or an empty string, which forms send for an empty field. */
export const DayOrNone = Type.Union([Day, Type.Literal('')]);

/** A customer as the caller may see one (spec 2 §3). */
export const Customer = Type.Object({
  customer_id: Id,
  name: Type.String(),
  /** Empty only for the walk-in. */
  mobile: Type.String(),
  /** 1 for the shop's standing customer for anonymous sales, which can't be edited or deleted and is not counted. */
  walk_in: Flag,
  email: Nullable(Type.String()),
  group: Nullable(Type.String()),
  company: Nullable(Type.String()),
  gst: Nullable(Type.String()),
  location: Nullable(Type.String()),
  state_code: Nullable(Type.String()),
  dob: Nullable(Day),
  anniversary: Nullable(Day),
  assigned_to: Nullable(Id),
  /** Source of the contact: COUNTER, IMPORT, MOBILE_APP, GOOGLE_CONTACT or WEB. */
  source: Source,
  /** Signed URL of the picture, valid for some hours. */
  profile_pic: Nullable(Type.String()),
  created_at: Instant,
  /** Credit from credit notes and money on account; it can pay later bills. */
  credit_amount: Money,
  /** Credit limit; null when there is none. */
  credit_limit: Nullable(Money),
  /** The opening due, its pending part, and since when it is owed; null when there was none. */
  opening_due: Money,
  opening_pending: Money,
  opening_on: Nullable(Day),
  /**
   * Number of bills, without canceled ones and proposals. This and the following fields are left out without the
   * balance.
   */
  bills: Type.Optional(Type.Integer()),
  /** Total pending on them, including the pending opening due. */
  pending_amount: Type.Optional(Money),
  /** When the newest of them was made. */
  last_visit: Type.Optional(Nullable(Instant)),
  /** The tags of the newest note with tags, then the current status; empty for callers who may not see notes. */
  tags: Type.Optional(Type.Array(Type.String())),
});
