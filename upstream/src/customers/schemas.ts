import Type from 'typebox';
import { Day, Flag, Id, Instant, Money, Nullable } from '../http/schemas.ts';

const Source = Type.Union([
  Type.Literal('COUNTER'),
  Type.Literal('IMPORT'),
  Type.Literal('MOBILE_APP'),
  Type.Literal('GOOGLE_CONTACT'),
  Type.Literal('WEB'),
]);

/** A day of the calendar, or nothing, as forms send an empty field. */
export const DayOrNone = Type.Union([Day, Type.Literal('')]);

/** A customer as the caller may see one (spec 2 §3). */
export const Customer = Type.Object({
  customer_id: Id,
  name: Type.String(),
  /** Empty for the walk-in only. */
  mobile: Type.String(),
  /** The standing customer of the shop for sales without a name: nobody is counted, edited or deleted with it. */
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
  /** Where the contact comes from: COUNTER, IMPORT, MOBILE_APP, GOOGLE_CONTACT or WEB. */
  source: Source,
  /** Signed address of the picture, good for some hours. */
  profile_pic: Nullable(Type.String()),
  created_at: Instant,
  /** What the shop owes the customer of credit notes and of money on account; it pays a later bill. */
  credit_amount: Money,
  /** How much the customer may owe; null where nobody said. */
  credit_limit: Nullable(Money),
  /** What was owed before the first bill here, what is still to pay of it, and since when it is owed; null where nothing was. */
  opening_due: Money,
  opening_pending: Money,
  opening_on: Nullable(Day),
  /** Bills so far, without canceled ones and proposals. This and what follows is left out without the balance. */
  bills: Type.Optional(Type.Integer()),
  /** Sum of what is pending on them, with what is still to pay of the opening due. */
  pending_amount: Type.Optional(Money),
  /** When the newest of them was made. */
  last_visit: Type.Optional(Nullable(Instant)),
  /** The tags of the newest note that has some, then the present status; none for who may not see notes. */
  tags: Type.Optional(Type.Array(Type.String())),
});
